import { request, toApiError } from '@danji/api-client';
import { startKakao } from '@danji/contracts/accounts/session.endpoints';
import { UserType } from '@danji/contracts/codes/user-codes';
import { clientStorage, useToast } from '@danji/shell-sdk';
import { Button } from '@danji/ui';
import { useState } from 'react';
import { useApp } from './app-context.ts';

/** Kakao's speech bubble, as its design guide draws it. */
const Symbol = () => (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden focusable={false} fill="currentColor">
    <path d="M10 2.4c-4.7 0-8.5 3-8.5 6.7 0 2.4 1.6 4.5 4 5.7l-.8 3.1c-.1.3.2.5.5.3l3.6-2.4c.4 0 .8.1 1.2.1 4.7 0 8.5-3 8.5-6.8S14.7 2.4 10 2.4z" />
  </svg>
);

type Props = {
  kind: 'general' | 'brand';
  /** The path of this app to return to. */
  returnTo: string;
  label: string;
};

/** Redirects to Kakao's page, which always asks for the account (SPEC §2). */
export function KakaoButton({ kind, returnTo, label }: Props) {
  const { leaveTo } = useApp();
  const toast = useToast();
  const [isLeaving, setIsLeaving] = useState(false);

  const start = async () => {
    setIsLeaving(true);
    const referral = clientStorage.referralCode.get();
    try {
      const { url } = await request(startKakao, {
        query: {
          user_type: kind === 'brand' ? UserType.BRAND : UserType.GENERAL,
          return_to: returnTo,
          ...(referral && { ref_code: referral }),
        },
      });
      leaveTo(url);
    } catch (error) {
      setIsLeaving(false);
      toast({ title: toApiError(error).title, tone: 'danger' });
    }
  };
  return (
    <Button
      size="lg"
      fullWidth
      loading={isLeaving}
      onClick={() => void start()}
      css={{
        bg: 'kakao.solid',
        color: 'kakao.contrast',
        borderColor: 'transparent',
        borderRadius: 'lg',
        _hover: { bg: 'kakao.solidHover' },
        _active: { bg: 'kakao.solidHover' },
      }}
    >
      <Symbol />
      {label}
    </Button>
  );
}
