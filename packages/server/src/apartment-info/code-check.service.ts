import type { checkAptCode } from '@danji/contracts/apts/apartment-info.endpoints';
import type { Answer } from '@danji/contracts/define-endpoint';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../platform/database/open-database.ts';
import type { KaptClient } from '../providers/index.ts';
import { findInfoByCode, findSpaceByCode } from './apartment-info.repository.ts';

const CODE = /^A\d{8}$/;

type Source = { db: Db; kapt: KaptClient; now: Date; log: FastifyBaseLogger };

/**
 * Whether a K-apt code is taken by a work space. The specification wants `true` for whatever fails, so that a code
 * nobody could check is never taken for a free one; `reason` tells the two apart.
 */
export async function checkCode({ db, kapt, log }: Source, code: string): Promise<Answer<typeof checkAptCode>> {
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
