import { APARTMENT_INFO_FIELDS, type ApartmentInfoFields } from '@danji/contracts/workspace/apartment-info';
import type { listApartmentInfo } from '@danji/contracts/workspace/apartment-info-staff.endpoints';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import { type Expression, type ExpressionBuilder, type SqlBool, sql, type Updateable } from 'kysely';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { matches } from '../../platform/records/search.ts';

/** The work space of the complex: the first one with its code. */
const space = sql<{
  id: number;
  title: string;
} | null>`case when info.code <> '' then (select jsonb_build_object('id', used.id, 'title', used.title) from work_space as used where used.apt_code = info.code and used.apt_code <> '' order by used.id limit 1) end`;

const fromInfo = (db: Db) => db.selectFrom('apt_info as info');

const selectInfo = (db: Db) =>
  fromInfo(db)
    .select([
      'info.id',
      'info.revision',
      'info.region',
      'info.overridden_fields',
      'info.not_understood',
      'info.imported',
      'info.created',
      'info.updated',
      space.as('space'),
    ])
    .select(APARTMENT_INFO_FIELDS.map((field) => `info.${field}` as const));

export type ApartmentInfoRow = Awaited<ReturnType<ReturnType<typeof selectInfo>['executeTakeFirstOrThrow']>>;

export const findInfo = (db: Db, id: number) => selectInfo(db).where('info.id', '=', id).executeTakeFirst();

export const findInfoByCode = (db: Db, code: string) =>
  selectInfo(db).where('info.code', '=', code).where('info.code', '<>', '').executeTakeFirst();

/** Takes the complex's row lock: its changes run one after the other. */
export const lockInfo = (db: Db, id: number) =>
  db.selectFrom('apt_info').where('id', '=', id).select('id').forUpdate().executeTakeFirst();

type Joined =
  ReturnType<typeof fromInfo> extends { where: (build: (eb: infer Builder) => never) => unknown }
    ? Builder
    : ExpressionBuilder<Database & { info: Database['apt_info'] }, 'info'>;

/** The text contains every word of the search, in any order. */
const matchesSearch = (eb: Joined, search = ''): Expression<SqlBool> =>
  eb.and(
    search
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, 6)
      .map((word) => matches('info.searched', word)),
  );

type ListQuery = QueryOf<typeof listApartmentInfo>;

const isListed = (
  eb: Joined,
  { search, imported, overridden, building_type, complex_type }: ListQuery,
): Expression<SqlBool> =>
  eb.and([
    matchesSearch(eb, search),
    ...(imported === undefined ? [] : [eb('info.imported', imported ? 'is not' : 'is', null)]),
    ...(overridden === undefined
      ? []
      : [eb(sql<string>`info.overridden_fields`, overridden ? '<>' : '=', sql<string>`'[]'::jsonb`)]),
    ...(building_type === undefined ? [] : [eb('info.building_type', '=', building_type)]),
    ...(complex_type === undefined ? [] : [eb('info.complex_type', '=', complex_type)]),
  ]);

export const listInfoRows = (db: Db, query: ListQuery): Promise<Page<ApartmentInfoRow>> => {
  const { ordering = '-updated' } = query;
  return readPage(db, query, {
    found: fromInfo(db).where((eb) => isListed(eb, query)),
    order: [[ordering.endsWith('name') ? 'info.name' : 'info.updated', ordering.startsWith('-') ? 'desc' : 'asc']],
    key: 'info.id',
    lines: selectInfo(db),
  });
};

type FoundQuery = { search?: string; region_code?: string; page?: number; page_size?: number };

/** Codes of sigungu start with their sido's. The condition is a range, because the index supports `=` and order. */
const isInRegion = (eb: Joined, code: string): Expression<SqlBool> =>
  code.length === 5
    ? eb('info.sigungu_code', '=', code)
    : eb.and([eb('info.sigungu_code', '>=', `${code}000`), eb('info.sigungu_code', '<=', `${code}999`)]);

const isFound = (eb: Joined, { search, region_code }: FoundQuery): Expression<SqlBool> =>
  eb.and([
    eb('info.code', '<>', ''),
    matchesSearch(eb, search),
    ...(region_code === undefined ? [] : [isInRegion(eb, region_code)]),
  ]);

export const findComplexRows = (db: Db, query: FoundQuery): Promise<Page<ApartmentInfoRow>> =>
  readPage(db, query, {
    found: fromInfo(db).where((eb) => isFound(eb, query)),
    order: [['info.name', 'asc']],
    key: 'info.id',
    lines: selectInfo(db),
  });

/**
 * Lists the sigungu that have complexes, each with the region text of one of them (`경기도 고양시 덕양구 화정동`), ordered by code.
 */
export const listSigunguPlaces = (db: Db): Promise<{ code: string; place: string }[]> =>
  db
    .selectFrom('apt_info as info')
    .where('info.sigungu_code', '<>', '')
    .where('info.region', '<>', '')
    .groupBy('info.sigungu_code')
    .orderBy('info.sigungu_code')
    .select(({ fn }) => ['info.sigungu_code as code', fn.min('info.region').as('place')])
    .execute();

/** Finds the work space with a K-apt code. */
export const findSpaceByCode = (db: Db, code: string) =>
  db
    .selectFrom('work_space')
    .where('apt_code', '=', code)
    .where('apt_code', '<>', '')
    .where('archived', 'is', null)
    .where('deleted', 'is', null)
    .select(['id', 'title'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

const toColumns = ({ amenities, ...facts }: Partial<ApartmentInfoFields>): Updateable<Database['apt_info']> => ({
  ...facts,
  ...(amenities && { amenities: toJson(amenities) }),
});

/** Adds a complex; resolves to its id, or `undefined` when the code exists by then. */
export const insertInfo = async (
  db: Db,
  { amenities, ...facts }: ApartmentInfoFields,
  now: Date,
): Promise<number | undefined> =>
  (
    await db
      .insertInto('apt_info')
      .values({ ...facts, amenities: toJson(amenities), revision: 0, created: now, updated: now })
      .onConflict((conflict) => conflict.column('code').where('code', '<>', '').doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id;

export const updateInfoRow = (
  db: Db,
  id: number,
  facts: Partial<ApartmentInfoFields>,
  rest: Updateable<Database['apt_info']>,
) =>
  db
    .updateTable('apt_info')
    .set({ ...toColumns(facts), ...rest })
    .where('id', '=', id)
    .execute();
