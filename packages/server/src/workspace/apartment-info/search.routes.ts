import {
  checkAptCode,
  listApartmentRegions,
  previewApartment,
  searchApartments,
} from '@danji/contracts/workspace/apartment-info.endpoints';
import type { ApartmentSearchResult } from '@danji/contracts/workspace/apartment-info';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { emptyPage } from '../../platform/records/read-page.ts';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import type { KaptClient } from './kapt-client.ts';
import { type ApartmentInfoRow, findComplexRows, listSigunguPlaces } from './apartment-info.repository.ts';
import { listMembershipStates } from '../work-spaces/index.ts';
import { checkCode } from './code-check.service.ts';
import { refreshComplexList, ALL_REGIONS } from './complex-list.service.ts';
import { getComplex, pickFields } from './import.service.ts';
import { toWorkSpaceDetails, toTitle } from './kapt-fields.ts';

/** K-apt allows some 10,000 calls a day; the limit prevents one user from using them up. */
const LOOK_UPS = { max: 120, timeWindow: '1 minute' };
const PREVIEWS = { max: 60, timeWindow: '1 hour' };

/** Presents complexes to `userId`: each with its work space and the user's membership of it. */
async function toFound(db: Db, userId: number, rows: readonly ApartmentInfoRow[]): Promise<ApartmentSearchResult[]> {
  const states = await listMembershipStates(
    db,
    userId,
    rows.flatMap(({ space }) => (space ? [space.id] : [])),
  );
  return rows.map(({ code, name, address, region, type_name, number_of_buildings, number_of_units, space }) => ({
    code,
    name,
    address: address || region,
    type_name,
    number_of_buildings,
    number_of_units,
    space: space && { ...space, my_state: states.get(space.id) ?? null },
  }));
}

/** Splits a region text: `경기도 고양시 덕양구 화정동` is in `고양시 덕양구` of `경기도`; 세종 has no sigungu. */
function toRegion({ code, place }: { code: string; place: string }) {
  const [sido = '', ...rest] = place.split(' ');
  const below = rest.findIndex((word) => !/[시군구]$/.test(word));
  return { code, sido, sigungu: (below < 0 ? rest : rest.slice(0, below)).join(' ') || sido };
}

/** Routes that search K-apt's complexes, for signed-in users who look for their own. */
export function registerSearchRoutes(app: FastifyInstance, kapt: KaptClient): void {
  route(
    app,
    searchApartments,
    async ({ db, user, query, now, request }) => {
      const { is_cached } = await refreshComplexList({ db, kapt, now }, query.region_code ?? ALL_REGIONS, request.log);
      if (!query.search?.trim() && query.region_code === undefined) return { ...emptyPage(query), is_cached };
      const page = await findComplexRows(db, query);
      return { ...page, results: await toFound(db, user.id, page.results), is_cached };
    },
    { rateLimit: LOOK_UPS },
  );

  route(
    app,
    listApartmentRegions,
    async ({ db, now, request }) => {
      const { is_cached } = await refreshComplexList({ db, kapt, now }, ALL_REGIONS, request.log);
      return { results: (await listSigunguPlaces(db)).map(toRegion), is_cached };
    },
    { rateLimit: LOOK_UPS },
  );

  route(
    app,
    previewApartment,
    async ({ db, user, params, now }) => {
      const code = params.code;
      const complex = /^A\d{8}$/.test(code) ? await getComplex(db, kapt, code, now) : undefined;
      if (!complex) throw new ProblemError('not_found', { title: 'K-apt에 없는 단지예요. 단지를 다시 찾아 주세요.' });
      const { info, is_cached } = complex;
      const [apartment] = await toFound(db, user.id, [info]);
      if (!apartment) throw new ProblemError('not_found');
      return {
        apartment,
        facts: { ...toWorkSpaceDetails(pickFields(info)), title: toTitle(info.name), address2: '' },
        not_understood: info.not_understood,
        is_cached,
      };
    },
    { rateLimit: PREVIEWS },
  );

  route(
    app,
    checkAptCode,
    ({ db, query, now, request }) => checkCode({ db, kapt, now, log: request.log }, query.apt_code),
    { rateLimit: LOOK_UPS },
  );
}
