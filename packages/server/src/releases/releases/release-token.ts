import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AccountStatus, StaffType, UserType } from '@danji/contracts/codes/user-codes';
import type { Config } from '../../platform/config.ts';
import type { Principal } from '../../platform/http/principal.ts';

/**
 * The release pipeline as a caller: it has the rights of an ADMIN on the release calls only, and is no account (id 0).
 */
const PIPELINE: Principal = {
  id: 0,
  user_type: UserType.STAFF,
  name: 'release pipeline',
  account_status: AccountStatus.NORMAL,
  staff_type: StaffType.ADMIN,
  session: 'release-pipeline',
  session_expires: '9999-12-31T00:00:00Z',
  acting_staff_id: null,
  lacks_second_factor: false,
};

/** Whether the caller is the release pipeline. For pages it is a visitor who may load every remote. */
export const isPipeline = (visitor: Principal | null): boolean => visitor?.session === PIPELINE.session;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Outside production the token is generated once and stored beside the data, where the release tool on the same machine
 * finds it.
 */
function readLocalToken(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'release-token');
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const token = randomBytes(32).toString('base64url');
    writeFileSync(path, token, { mode: 0o600 });
    return token;
  }
}

/** Recognises the release pipeline by `authorization: Bearer <RELEASE_TOKEN>`. */
export function createPipelineCheck(
  config: Pick<Config, 'releaseToken' | 'dataDir'>,
): (bearer: string) => Principal | undefined {
  const expected = digest(config.releaseToken || readLocalToken(config.dataDir));
  return (bearer) => (timingSafeEqual(digest(bearer), expected) ? PIPELINE : undefined);
}
