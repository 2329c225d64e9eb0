import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { overrideRelease } from '@danji/contracts/releases/channel.endpoints';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalidField } from '../../platform/problem-error.ts';
import { findChannel } from './channel.repository.ts';
import { revokedName } from './channel.service.ts';
import { isAllowedTarget, isDevelopmentTarget, type Override } from './override.ts';
import { findManifest } from './release.repository.ts';

/** Longer than a working day; a forgotten override ends by itself. */
export const OVERRIDE_SECONDS = 7 * 24 * 60 * 60;

/**
 * Returns the list with one remote's override changed or removed. @throws ProblemError `invalid_input` when the target
 * is no uploaded release and no allowed origin.
 */
export async function changeOverride(
  db: Db,
  platform: Pick<Platform, 'config' | 'releaseKeys' | 'log'>,
  list: readonly Override[],
  { remote, target }: BodyOf<typeof overrideRelease>,
): Promise<Override[]> {
  const others = list.filter((override) => override.remote !== remote);
  if (target === null) return others;
  if (isDevelopmentTarget(target)) {
    if (!isAllowedTarget(target, platform.config.overrideOrigins))
      throw invalidField('target', '허용하지 않은 개발 서버 주소예요.');
  } else {
    if (!(await findManifest(db, { remote, release: target })))
      throw invalidField('target', '올라와 있지 않은 릴리스예요.');
    if ((await findChannel(db, platform)).revoked.includes(revokedName(remote, target)))
      throw invalidField('target', '회수한 릴리스예요.');
  }
  return [...others, { remote, target }];
}
