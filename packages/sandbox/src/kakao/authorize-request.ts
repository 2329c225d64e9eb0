import { CREDENTIALS } from '../credentials.ts';
import type { PageErrorCode } from './kakao-errors.ts';

export type AuthorizeRequest = {
  redirectUri: string;
  scopes: string[];
  prompts: string[];
  state: string | undefined;
  nonce: string | undefined;
};

const LOCAL_CALLBACK = /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?\/oauth\/kakao\/callback\/(user|brand)$/;

/**
 * Reads the authorise query (FACTS §1.2) or returns the code of the error that Kakao displays for it. `registered`
 * replaces the local callbacks.
 */
export function readAuthorizeRequest(
  fields: Record<string, string | undefined>,
  registered: readonly string[] | undefined,
): AuthorizeRequest | PageErrorCode {
  const redirectUri = fields['redirect_uri'] ?? '';
  if (fields['client_id'] !== CREDENTIALS.kakaoClientId) return 'KOE101';
  if (registered ? !registered.includes(redirectUri) : !LOCAL_CALLBACK.test(redirectUri)) return 'KOE006';
  if (fields['response_type'] !== 'code') return 'KOE201';
  const list = (name: string): string[] => (fields[name] ?? '').split(/[\s,]+/).filter(Boolean);
  return {
    redirectUri,
    scopes: list('scope'),
    prompts: list('prompt'),
    state: fields['state'],
    nonce: fields['nonce'],
  };
}

/**
 * Returns the address that the browser returns to, with the result and the unchanged state. Spaces are `%20`, as Kakao
 * writes them.
 */
export function toReturnUrl({ redirectUri, state }: AuthorizeRequest, result: Record<string, string>): string {
  const pairs = Object.entries({ ...result, ...(state !== undefined && { state }) });
  return `${redirectUri}?${pairs.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')}`;
}
