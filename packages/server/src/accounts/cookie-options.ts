import type { Config } from '../platform/config.ts';

/** Options of cookies that carry a proof: neither scripts nor requests from other sites can use them. */
export const cookieOptions = ({ production, webOrigin }: Config, path: string) => ({
  path,
  httpOnly: true,
  secure: production || webOrigin.startsWith('https:'),
  sameSite: 'lax' as const,
});
