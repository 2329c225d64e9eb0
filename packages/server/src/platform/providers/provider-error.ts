export type ProviderName = 'kakao' | 'sms' | 'alimtalk' | 'nts' | 'ai' | 'kapt' | 'giftishow';

type Details = {
  provider: ProviderName;
  /**
   * The provider's own code (`KOE320`, `-401`) or one of this server: `timeout`, `unreachable`, `bad_answer`,
   * `http_<status>`, …
   */
  code: string;
  /** Whether the same request may succeed a little later. */
  retryable: boolean;
};

/**
 * An outside provider refused, failed or did not respond. The error is safe to log: it carries no address, body, key,
 * token or personal data, and no `cause` for the same reason.
 */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly provider: ProviderName;
  readonly code: string;
  readonly retryable: boolean;

  constructor({ provider, code, retryable }: Details) {
    super(`${provider}: ${code}`);
    this.provider = provider;
    this.code = code;
    this.retryable = retryable;
  }
}
