import type { ResponseOf, BodyOf, Endpoint, PathInput, QueryOf } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';

type Sent<E extends Endpoint> = {
  params?: PathInput<E>;
  body?: BodyOf<E>;
  query?: QueryOf<E>;
  token?: string;
  headers?: Record<string, string>;
};

/** A browser as the API sees it: it stores cookies and identifies itself as the web app. */
export class WebBrowser {
  readonly cookies = new Map<string, string>();

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async call<E extends Endpoint>(
    endpoint: E,
    { headers, ...sent }: Sent<E> = {},
  ): Promise<{
    status: number;
    data: ResponseOf<E>;
    problem: { code: string; title: string; fields?: Record<string, string> };
    headers: Record<string, unknown>;
  }> {
    const cookie = this.cookieHeader();
    const answer = await call(endpoint, {
      ...sent,
      headers: { 'x-danji-client': 'web', ...(cookie && { cookie }), ...headers },
    } as object);
    for (const { name, value } of answer.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, decodeURIComponent(value));
    }
    return answer;
  }

  /** The same browser's second tab at the same moment, with the cookies from before any response. */
  copy(): WebBrowser {
    const other = new WebBrowser();
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }
}
