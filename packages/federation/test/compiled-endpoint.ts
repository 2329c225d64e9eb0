import { runInNewContext } from 'node:vm';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { countCharacters, runCheck } from '@danji/contracts/validation-message';

/** Runs an emitted module; the test provides its one import. */
export function run<T>(code: string, exports: Record<string, Endpoint>): Record<string, T> {
  // The check of a response is imported when a call is made, and these tests make none.
  const script = code
    .replace(/^import .*$/m, '')
    .replaceAll('export const', 'const')
    .replaceAll('import(', 'importLater(');
  return runInNewContext(`${script};({ ${Object.keys(exports).join(', ')} })`, { countCharacters, runCheck }) as Record<
    string,
    T
  >;
}

export const account = {
  email: 'a@b.kr',
  password: 'danji1234',
  user_type: 2,
  name: '김단지',
  tel: '010-1234-5678',
  verification: 'token',
  consents: { over_14: true, terms: true, privacy: true, privacy_notice: 1, marketing: false },
};
