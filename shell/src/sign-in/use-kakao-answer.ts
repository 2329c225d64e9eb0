import { getOwn } from '@danji/contracts/get-own';
import { request, toApiError, type ApiError } from '@danji/api-client';
import type { Answer } from '@danji/contracts/define-endpoint';
import { signInWithKakao } from '@danji/contracts/users/session.endpoints';
import { useEffect, useEffectEvent, useState } from 'react';

type KakaoAnswer = Answer<typeof signInWithKakao>;

/** A code is valid once: exchanges are remembered, so that a second effect or render shares the first one. */
const exchanges = new Map<string, Promise<KakaoAnswer>>();

function exchange(code: string, state: string, userType: 1 | 2): Promise<KakaoAnswer> {
  const known = exchanges.get(code);
  if (known) return known;
  const started = request(signInWithKakao, { body: { code, state, user_type: userType } });
  exchanges.set(code, started);
  return started;
}

const REFUSED: Record<string, string> = {
  access_denied: '카카오 로그인을 취소했어요.',
  consent_required: '카카오 동의가 필요해요. 다시 시도해 주세요.',
};

/** The reason why there is no code to exchange, from the address to which Kakao redirected. */
export function findKakaoRefusal(search: URLSearchParams): string | undefined {
  const error = search.get('error');
  if (error) return getOwn(REFUSED, error) ?? '카카오에서 로그인을 마치지 못했어요. 다시 시도해 주세요.';
  return search.get('code') && search.get('state')
    ? undefined
    : '카카오 로그인 정보가 없어요. 로그인을 처음부터 다시 해주세요.';
}

/** Exchanges the code from Kakao exactly once, and passes on the response. */
export function useKakaoAnswer(
  search: URLSearchParams,
  userType: 1 | 2,
  onAnswer: (answer: KakaoAnswer) => void,
): { error: ApiError | undefined } {
  const [error, setError] = useState<ApiError>();
  const code = search.get('code');
  const state = search.get('state');
  const deliver = useEffectEvent(onAnswer);
  useEffect(() => {
    if (!code || !state) return undefined;
    let isGone = false;
    void (async () => {
      try {
        const answer = await exchange(code, state, userType);
        if (!isGone) deliver(answer);
      } catch (thrown) {
        if (!isGone) setError(toApiError(thrown));
      }
    })();
    return () => {
      isGone = true;
    };
  }, [code, state, userType]);
  return { error };
}
