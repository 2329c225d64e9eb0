import type { Config } from '../platform/config.ts';

/** How cookies that prove something are set: out of reach of scripts and of requests that other sites make. */
export const cookieOptions = ({ production, webOrigin }: Config, path: string) => ({
  path,
  httpOnly: true,
  secure: production || webOrigin.startsWith('https:'),
  sameSite: 'lax' as const,
});
