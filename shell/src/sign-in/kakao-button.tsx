import { request, toApiError } from '@danji/api-client';
import { startKakao } from '@danji/contracts/users/session.endpoints';
import { clientStorage, useToast } from '@danji/shell-sdk';
import { useSearchParams } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { useState } from 'react';
import { useApp } from '../shared/app-context.ts';
import { readReturnTo } from '../shared/return-to.ts';
import { ACCOUNT_KINDS } from './account-kinds.ts';

/** Leaves for Kakao's own page, which always asks for the account (SPEC §2). */
export function KakaoButton({ kind, label = '카카오로 시작하기' }: { kind: 'general' | 'brand'; label?: string }) {
  const { leaveTo } = useApp();
  const toast = useToast();
  const [search] = useSearchParams();
  const [isLeaving, setIsLeaving] = useState(false);

  const start = async () => {
    setIsLeaving(true);
    const referral = clientStorage.referralCode.get();
    try {
      const { url } = await request(startKakao, { query: { user_type: ACCOUNT_KINDS[kind].userType, return_to: readReturnTo(search), ...(referral && { ref_code: referral }) } });
      leaveTo(url);
    } catch (error) {
      setIsLeaving(false);
      toast({ title: toApiError(error).title, tone: 'danger' });
    }
  };
  return (
    <Button variant="outline" size="lg" fullWidth icon="message-circle" loading={isLeaving} onClick={() => void start()}>{label}</Button>
  );
}
