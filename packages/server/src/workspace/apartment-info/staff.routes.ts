import type { ApartmentInfo } from '@danji/contracts/workspace/apartment-info';
import {
  createApartmentInfo,
  getApartmentInfo,
  importApartmentInfo,
  listApartmentInfo,
  listApartmentRevisions,
  updateApartmentInfo,
} from '@danji/contracts/workspace/apartment-info-staff.endpoints';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { invalidField } from '../../platform/problem-error.ts';
import { ProviderError } from '../../platform/providers/provider-error.ts';
import type { KaptClient } from './kapt-client.ts';
import { listInfoRows } from './apartment-info.repository.ts';
import { changeInfo, getInfo, createInfo } from './apartment-info.service.ts';
import { fetchFromKapt, kaptProblem, saveImport } from './import.service.ts';
import { listRevisionRows } from './revision.repository.ts';

/** Routes by which our staff manage complexes. */
export function registerStaffRoutes(app: FastifyInstance, kapt: KaptClient): void {
  route(app, listApartmentInfo, ({ db, query }) => listInfoRows(db, query));

  route(app, createApartmentInfo, async ({ db, user, body, now, change }): Promise<ApartmentInfo> => {
    const after = await createInfo(db, user.id, body, now);
    change.after = after;
    return after;
  });

  route(app, getApartmentInfo, ({ db, params }): Promise<ApartmentInfo> => getInfo(db, params.id));

  route(app, updateApartmentInfo, async ({ db, user, params, body, now, change }): Promise<ApartmentInfo> => {
    const id = params.id;
    change.before = await getInfo(db, id);
    const after = await changeInfo(db, user.id, id, body, now);
    change.after = after;
    return after;
  });

  route(
    app,
    importApartmentInfo,
    async ({ db, user, body, now, change, commit }): Promise<ApartmentInfo> => {
      const before = await getInfo(db, body.apt_info_id);
      if (before.code === '')
        throw invalidField('apt_info_id', '단지 코드가 없어 가져올 수 없어요. 코드를 먼저 적어 주세요.');
      const reported = await fetchFromKapt(kapt, before.code).catch((error: unknown) => {
        throw error instanceof ProviderError ? kaptProblem() : error;
      });
      if (!reported) throw invalidField('apt_info_id', 'K-apt에 없는 단지 코드예요. 코드를 다시 확인해 주세요.');
      const after = await commit((db) => saveImport(db, reported, user.id, now));
      change.record({ before, after });
      return after;
    },
    { transaction: 'own' },
  );

  route(app, listApartmentRevisions, async ({ db, params, query }) => {
    const { id } = await getInfo(db, params.id);
    return listRevisionRows(db, id, query);
  });
}
