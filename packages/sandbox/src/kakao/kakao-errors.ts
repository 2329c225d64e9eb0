/** Error responses of the token call (FACTS §1.3). */
const TOKEN_ERRORS = {
  KOE003: [503, 'server_error', 'temporarily unavailable'],
  KOE010: [401, 'invalid_client', 'Bad client credentials'],
  KOE101: [401, 'invalid_client', 'Not exist client_id []'],
  KOE303: [400, 'invalid_grant', 'Redirect URI mismatch.'],
  KOE310: [400, 'unsupported_grant_type', 'unsupported grant_type'],
  KOE319: [400, 'invalid_grant', 'refresh_token is empty'],
  KOE320: [400, 'invalid_grant', 'authorization code not found for code='],
  KOE322: [400, 'invalid_grant', 'expired_or_invalid_refresh_token'],
} as const;

/** Errors that the authorise page displays instead of redirecting back. */
export const PAGE_ERRORS = {
  KOE006: '등록하지 않은 리다이렉트 URI를 사용해 인가 코드를 요청했습니다.',
  KOE101: '잘못된 앱 키 타입을 사용했거나 앱 키에 오타가 있습니다.',
  KOE201: '지원하지 않는 응답 타입(response_type)입니다.',
} as const;

export type TokenErrorCode = keyof typeof TOKEN_ERRORS;
export type PageErrorCode = keyof typeof PAGE_ERRORS;

export function toTokenError(code: TokenErrorCode, suffix = ''): { status: number; body: object } {
  const [status, error, description] = TOKEN_ERRORS[code];
  return { status, body: { error, error_description: description + suffix, error_code: code } };
}
