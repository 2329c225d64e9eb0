import type { checkAptCode } from '@danji/contracts/workspace/apartment-info.endpoints';
import type { ResponseOf } from '@danji/contracts/define-endpoint';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import type { KaptClient } from './kapt-client.ts';
import { findInfoByCode, findSpaceByCode } from './apartment-info.repository.ts';

const CODE = /^A\d{8}$/;

type Source = { db: Db; kapt: KaptClient; now: Date; log: FastifyBaseLogger };

/**
 * Checks whether a work space already has a K-apt code. The specification requires `true` for every failure, so that an
 * unchecked code is never taken for a free one; `reason` distinguishes the cases.
 */
export async function checkCode({ db, kapt, log }: Source, code: string): Promise<ResponseOf<typeof checkAptCode>> {
  if (!CODE.test(code)) return { result: true, reason: 'malformed', space: null };
  try {
    const space = await findSpaceByCode(db, code);
    if (space) return { result: true, reason: 'used', space };
    const isKnown = (await findInfoByCode(db, code)) !== undefined || (await kapt.findBasis(code)) !== undefined;
    return { result: false, reason: isKnown ? null : 'unknown', space: null };
  } catch (error) {
    log.warn({ err: error }, 'a K-apt code could not be checked');
    return { result: true, reason: 'unavailable', space: null };
  }
}
