import type { EnvironmentReader } from './environment-reader.ts';

/** The payment gateway of the shop; `undefined` when it is off. */
export type NicepayConfig = {
  clientId: string;
  secretKey: string;
  /** No trailing slash. */
  apiUrl: string;
  /** The script of the payment window. */
  scriptUrl: string;
};

/** Keys of the gateway begin with their kind: S for its test server, R for real money (FACTS §2.1). */
const KEY_FORM = /^[SR][12]_\w{8,47}$/;
const MIN_SECRET = 16;

/**
 * Reads the payment gateway. In production an environment without both keys has none: nothing can be paid but by points.
 * One key without the other is an error. Neither value is part of an error.
 */
export function readNicepay(read: EnvironmentReader, production: boolean, sandbox: string): NicepayConfig | undefined {
  const local = (value: string): string => (production ? '' : value);
  const clientId = read.text('NICEPAY_CLIENT_ID', local('S2_sandbox0000000000000000000000000'));
  const secretKey = read.text('NICEPAY_SECRET_KEY', local('sandbox-nicepay-secret'));
  const apiUrl = read.url('NICEPAY_API_URL', production ? 'https://api.nicepay.co.kr' : `${sandbox}/nicepay`);
  const scriptUrl = read.url(
    'NICEPAY_JS_URL',
    production ? 'https://pay.nicepay.co.kr/v1/js' : `${sandbox}/nicepay/v1/js`,
  );
  if (!clientId && !secretKey) return undefined;
  read.check(clientId !== '', 'NICEPAY_CLIENT_ID must be set, since NICEPAY_SECRET_KEY is');
  read.check(secretKey !== '', 'NICEPAY_SECRET_KEY must be set, since NICEPAY_CLIENT_ID is');
  read.check(!clientId || KEY_FORM.test(clientId), 'NICEPAY_CLIENT_ID must be a client key such as S2_… or R2_…');
  read.check(
    !secretKey || secretKey.length >= MIN_SECRET,
    `NICEPAY_SECRET_KEY must have at least ${MIN_SECRET} characters`,
  );
  for (const [name, url] of [
    ['NICEPAY_API_URL', apiUrl],
    ['NICEPAY_JS_URL', scriptUrl],
  ] as const)
    read.check(!production || url.startsWith('https://'), `${name} must be an https address`);
  return { clientId, secretKey, apiUrl, scriptUrl: `${scriptUrl}/` };
}
