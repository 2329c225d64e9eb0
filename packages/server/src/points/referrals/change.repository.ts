import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import type { RecommendChange, RecommendChangeField } from '@danji/contracts/points/recommend-relation';
import type { listRecommendChanges } from '@danji/contracts/points/recommend-staff.endpoints';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { mapPage, readPage } from '../../platform/records/read-page.ts';

type Change = { user_id: number; actor_id: number; fields: readonly RecommendChangeField[]; reason: string };

/** Adds a change to the history; one that changes nothing is none. */
export async function insertChange(db: Db, { fields, ...change }: Change, now: Date): Promise<void> {
  const changed = fields.filter(({ before, after }) => before !== after);
  if (changed.length === 0) return;
  await db
    .insertInto('recommend_change')
    .values({ ...change, fields: toJson(changed), created: now })
    .execute();
}

/** A parent as a change stores it: by account, because names end with an erasure. */
export const toStoredParent = (id: number | null | undefined): string | null => (id == null ? null : String(id));

const PEOPLE = new Set<RecommendChangeField['field']>(['parent_id', 'custom_parent_id']);

/** The names of accounts by id, as they are now: an erased person is nowhere named. */
async function findNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('user_account').where('id', 'in', ids.map(Number)).select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}

/** The changes of a member, the newest first. Parents are stored by account and shown by name. */
export async function listChanges(
  db: Db,
  userId: number,
  query: QueryOf<typeof listRecommendChanges>,
): Promise<Page<RecommendChange>> {
  const page = await readChanges(db, userId, query);
  const people = page.results
    .flatMap(({ fields }) => fields.filter(({ field }) => PEOPLE.has(field)))
    .flatMap(({ before, after }) => [before, after])
    .filter((id) => id !== null);
  const names = await findNames(db, people);
  const toName = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return mapPage(page, ({ fields, ...change }) => ({
    ...change,
    fields: fields.map((row) =>
      PEOPLE.has(row.field) ? { ...row, before: toName(row.before), after: toName(row.after) } : row,
    ),
  }));
}

const readChanges = (
  db: Db,
  userId: number,
  query: QueryOf<typeof listRecommendChanges>,
): Promise<Page<RecommendChange>> =>
  readPage(db, query, {
    found: db.selectFrom('recommend_change as change').where('change.user_id', '=', userId),
    order: [['change.id', 'desc']],
    key: 'change.id',
    lines: db
      .selectFrom('recommend_change as change')
      .select(['change.id', 'change.fields', 'change.reason', 'change.created'])
      .select(selectPersonRef('change.actor_id').as('actor')),
  });
