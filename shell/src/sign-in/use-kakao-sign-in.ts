import { getOwn } from '@danji/contracts/get-own';
import { request, toApiError, type ApiError } from '@danji/api-client';
import type { ResponseOf } from '@danji/contracts/define-endpoint';
import { signInWithKakao } from '@danji/contracts/accounts/session.endpoints';
import { useSession } from '@danji/shell-sdk';
import { useEffect, useEffectEvent, useState } from 'react';

type KakaoSignInResponse = ResponseOf<typeof signInWithKakao>;

/** A code is valid once: exchanges are remembered, so that a second effect or render shares the first one. */
const exchanges = new Map<string, Promise<KakaoSignInResponse>>();

function exchange(code: string, state: string, userType: 1 | 2): Promise<KakaoSignInResponse> {
  const running = exchanges.get(code);
  if (running) return running;
  const started = request(signInWithKakao, { body: { code, state, user_type: userType } });
  exchanges.set(code, started);
  return started;
}

const REFUSAL_MESSAGES: Record<string, string> = {
  access_denied: '카카오 로그인을 취소했어요.',
  consent_required: '카카오 동의가 필요해요. 다시 시도해 주세요.',
};

/** The reason why there is no code to exchange, from the address to which Kakao redirected. */
export function findKakaoRefusal(search: URLSearchParams): string | undefined {
  const error = search.get('error');
  if (error) return getOwn(REFUSAL_MESSAGES, error) ?? '카카오에서 로그인을 마치지 못했어요. 다시 시도해 주세요.';
  return search.get('code') && search.get('state')
    ? undefined
    : '카카오 로그인 정보가 없어요. 로그인을 처음부터 다시 해 주세요.';
}

/** Exchanges the code from Kakao exactly once, and passes on the response. */
export function useKakaoSignIn(
  search: URLSearchParams,
  userType: 1 | 2,
  onSignedIn: (response: KakaoSignInResponse) => void,
): { error: ApiError | undefined } {
  const [error, setError] = useState<ApiError>();
  const code = search.get('code');
  const state = search.get('state');
  // Kakao is linked by the account of the session, which has to be known.
  const isReady = useSession().status !== 'loading';
  const deliver = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (!code || !state || !isReady) return undefined;
    let isUnmounted = false;
    void (async () => {
      try {
        const response = await exchange(code, state, userType);
        if (!isUnmounted) deliver(response);
      } catch (thrown) {
        if (!isUnmounted) setError(toApiError(thrown));
      }
    })();
    return () => {
      isUnmounted = true;
    };
  }, [code, state, userType, isReady]);
  return { error };
}
