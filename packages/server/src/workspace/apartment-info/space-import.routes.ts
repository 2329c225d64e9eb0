import {
  generateWorkSpace,
  importDetails,
  previewDetailsImport,
} from '@danji/contracts/workspace/apartment-info.endpoints';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import type { FastifyInstance } from 'fastify';
import { readWorkSpace } from '../work-spaces/index.ts';
import { route } from '../../platform/http/route.ts';
import { invalidField } from '../../platform/problem-error.ts';
import type { KaptClient } from './kapt-client.ts';
import {
  compareDetails,
  getComplexOf,
  createFromComplex,
  requireUnusedCode,
  applyImportedDetails,
} from './space-import.service.ts';

const IMPORTS = { max: 60, timeWindow: '1 hour' };

/** Returns the K-apt code of a work space; throws for one without it, which cannot be imported. */
function requireCode({ apt_code }: WorkSpace): string {
  if (apt_code === '')
    throw invalidField('apt_code', '단지 코드가 없어요. 단지 정보에 K-apt 단지 코드를 먼저 저장해 주세요.');
  return apt_code;
}

/** Routes that create work spaces from K-apt and import their details again. */
export function registerSpaceImportRoutes(app: FastifyInstance, kapt: KaptClient): void {
  route(
    app,
    generateWorkSpace,
    async ({ db, user, body, now, commit }) => {
      await requireUnusedCode(db, body.apt_code);
      const complex = await getComplexOf(db, kapt, body.apt_code, now);
      return commit(async (db) => readWorkSpace(db, user, await createFromComplex(db, user, complex, body, now)));
    },
    { transaction: 'own', rateLimit: { max: 30, timeWindow: '1 hour' } },
  );

  route(
    app,
    previewDetailsImport,
    async ({ db, user, params, now }) => {
      const space = await readWorkSpace(db, user, params.id, 'edit_details');
      return compareDetails(db, space, await getComplexOf(db, kapt, requireCode(space), now, { fresh: true }));
    },
    { rateLimit: IMPORTS },
  );

  route(
    app,
    importDetails,
    async ({ db, user, params, body, now, change, commit }) => {
      const id = params.id;
      const before = await readWorkSpace(db, user, id, 'edit_details');
      const complex = await getComplexOf(db, kapt, requireCode(before), now);
      const after = await commit(async (db) => {
        await applyImportedDetails(db, user, before, complex, body, now);
        return readWorkSpace(db, user, id);
      });
      change.record({ before, after });
      return after;
    },
    { transaction: 'own', rateLimit: IMPORTS },
  );
}
