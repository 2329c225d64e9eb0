import { EditState } from '@danji/contracts/codes/edit-state';
import { type WorkSpaceDetails, workSpaceDetails } from '@danji/contracts/workspace/work-space';
import type { findWorkSpaces, listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import { sql } from 'kysely';
import { personRef } from '../../accounts/accounts/index.ts';
import { aptInfoBy } from '../complex-view/index.ts';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { matches } from '../../platform/records/search.ts';
import { ownMemberships } from './own-membership.repository.ts';

const DETAIL_COLUMNS = Object.keys(workSpaceDetails) as (keyof WorkSpaceDetails)[];

const OPEN_STATES = [EditState.WAIT, EditState.PENDING] as const;

/** Counts active members; a withdrawn account does not count. */
const memberCount = (db: Db) =>
  db
    .selectFrom('work_member as counted')
    .innerJoin('user_account as counted_user', 'counted_user.id', 'counted.user_id')
    .where('counted.space_id', '=', sql<number>`space.id`)
    .where('counted.edit_state_type', '=', EditState.DONE)
    .where('counted_user.deleted', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('count'));

/** Work spaces joined with the viewer's membership. */
const fromSpaces = (db: Db, viewerId: number) =>
  db
    .selectFrom('work_space as space')
    .innerJoin('user_account as master', 'master.id', 'space.master_user_id')
    .leftJoin(ownMemberships(db, viewerId).as('mine'), (join) => join.onRef('mine.space_id', '=', 'space.id'))
    .leftJoin('current_work_space as current', (join) =>
      join.onRef('current.space_id', '=', 'space.id').on('current.user_id', '=', viewerId),
    );

const selectSpaces = (db: Db, viewerId: number) =>
  fromSpaces(db, viewerId)
    .select(['space.id', 'space.archived', 'space.deleted', 'space.created', 'space.updated'])
    .select(personRef('master').as('master_user'))
    .select(aptInfoBy('space.apt_code').as('apt_info'))
    .select(DETAIL_COLUMNS.map((detail) => `space.${detail}` as const))
    .select([
      'mine.id as my_member_id',
      'mine.role as my_role',
      'mine.edit_state_type as my_state',
      'mine.opened_by as my_opened_by',
      'mine.invited_by as my_invited_by',
      'mine.job_grade',
    ])
    .select((eb) => [
      eb.fn.coalesce(memberCount(db), sql<number>`0`).as('member_count'),
      eb('current.user_id', 'is not', null).$castTo<boolean>().as('is_current'),
    ]);

export type WorkSpaceRow = Awaited<ReturnType<ReturnType<typeof selectSpaces>['executeTakeFirstOrThrow']>>;

export const findWorkSpace = (db: Db, viewerId: number, id: number) =>
  selectSpaces(db, viewerId).where('space.id', '=', id).where('space.purged', 'is', null).executeTakeFirst();

export const hasWorkSpace = async (db: Db, id: number): Promise<boolean> =>
  (await db
    .selectFrom('work_space')
    .where('id', '=', id)
    .where('purged', 'is', null)
    .select('id')
    .executeTakeFirst()) !== undefined;

type ListQuery = QueryOf<typeof listWorkSpaces>;
type FindQuery = QueryOf<typeof findWorkSpaces>;

/** Whose list it is: the caller's own, that of a person as operators see it, or all work spaces. */
type ListScope = 'own' | 'person' | 'all';

/** The work spaces of a list; operators see those that are closed too. */
function listed(db: Db, viewerId: number, scope: ListScope, { search, mine }: ListQuery) {
  const states =
    mine === 'in' || mine === 'closed'
      ? [EditState.DONE]
      : mine === 'waiting'
        ? OPEN_STATES
        : [EditState.DONE, ...OPEN_STATES];
  let found = db.selectFrom('work_space as space').where('space.purged', 'is', null);
  if (mine === 'closed')
    found = found
      .where('space.master_user_id', '=', viewerId)
      .where((eb) => eb.or([eb('space.archived', 'is not', null), eb('space.deleted', 'is not', null)]));
  else if (scope === 'own' || (scope === 'all' && mine))
    found = found.where('space.archived', 'is', null).where('space.deleted', 'is', null);
  if (scope !== 'all' || mine)
    found = found.innerJoin(ownMemberships(db, viewerId).as('mine'), (join) =>
      join.onRef('mine.space_id', '=', 'space.id').on('mine.edit_state_type', 'in', states),
    );
  return search?.trim() ? found.where(matches('space.searched', search)) : found;
}

/** Own work spaces without a chosen order begin with the current one, which clients look for on the first page. */
const currentFirst = (viewerId: number) =>
  sql`exists (select from current_work_space as selected where selected.user_id = ${viewerId} and selected.space_id = space.id)`;

export const listWorkSpaceRows = (
  db: Db,
  viewerId: number,
  scope: ListScope,
  query: ListQuery,
): Promise<Page<WorkSpaceRow>> => {
  const { ordering = '-created' } = query;
  const direction = ordering.startsWith('-') ? 'desc' : 'asc';
  return readPage(db, query, {
    found: listed(db, viewerId, scope, query),
    order: [
      ...(scope === 'own' && !query.ordering ? ([[currentFirst(viewerId), 'desc']] as const) : []),
      [ordering.endsWith('title') ? 'space.title' : 'space.created', direction],
    ],
    key: 'space.id',
    lines: selectSpaces(db, viewerId),
  });
};

/** Finds work spaces by their text, with the fields that outsiders may see. */
export const findWorkSpaceRows = (db: Db, viewerId: number, searched: string, query: FindQuery) =>
  readPage(db, query, {
    found: db
      .selectFrom('work_space as space')
      .where('space.archived', 'is', null)
      .where('space.deleted', 'is', null)
      .where(matches('space.searched', searched)),
    order: [['space.title', 'asc']],
    key: 'space.id',
    lines: fromSpaces(db, viewerId).select([
      'space.id',
      'space.title',
      'space.building_name',
      'space.address1',
      personRef('master').as('master_user'),
      'mine.edit_state_type as my_state',
    ]),
  });

/** Takes the work space's row lock: changes of its details and of its members run one after the other. */
export const lockWorkSpace = (db: Db, id: number) =>
  db
    .selectFrom('work_space')
    .where('id', '=', id)
    .where('purged', 'is', null)
    .select([...DETAIL_COLUMNS, 'master_user_id', 'archived', 'deleted', 'updated'])
    .forUpdate()
    .executeTakeFirst();

const toColumns = <F extends Partial<WorkSpaceDetails>>({ amenities, ...details }: F) => ({
  ...details,
  ...(amenities && { amenities: toJson(amenities) }),
});

export const insertWorkSpace = async (
  db: Db,
  masterId: number,
  { amenities, ...details }: WorkSpaceDetails,
  now: Date | string,
): Promise<number> =>
  (
    await db
      .insertInto('work_space')
      .values({ ...details, amenities: toJson(amenities), master_user_id: masterId, created: now, updated: now })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

export const updateWorkSpaceRow = (db: Db, id: number, details: Partial<WorkSpaceDetails>, updated: Date) =>
  db
    .updateTable('work_space')
    .set({ ...toColumns(details), updated })
    .where('id', '=', id)
    .execute();

export const setMaster = (db: Db, id: number, userId: number) =>
  db.updateTable('work_space').set({ master_user_id: userId }).where('id', '=', id).execute();

/** Makes a work space the user's current one; `unlessSet` keeps an earlier choice. */
export const setCurrentWorkSpace = (db: Db, userId: number, spaceId: number, { unlessSet = false } = {}) =>
  db
    .insertInto('current_work_space')
    .values({ user_id: userId, space_id: spaceId })
    .onConflict((conflict) =>
      unlessSet
        ? conflict.column('user_id').doNothing()
        : conflict.column('user_id').doUpdateSet({ space_id: spaceId }),
    )
    .execute();

export const clearCurrentWorkSpace = (db: Db, userId: number, spaceId: number) =>
  db.deleteFrom('current_work_space').where('user_id', '=', userId).where('space_id', '=', spaceId).execute();

/** Sets since when a work space is archived or deleted; nobody has a closed one as the current one. */
export async function setClosed(
  db: Db,
  id: number,
  closed: { archived?: Date | null; deleted?: Date | null },
  updated: Date,
): Promise<void> {
  await db
    .updateTable('work_space')
    .set({ ...closed, updated })
    .where('id', '=', id)
    .execute();
  if (closed.archived || closed.deleted) await db.deleteFrom('current_work_space').where('space_id', '=', id).execute();
}

/** Lists work spaces that were deleted before that moment and still have contents, the oldest first. */
export const listPurgeable = async (db: Db, before: Date, limit: number): Promise<number[]> =>
  (
    await db
      .selectFrom('work_space')
      .where('deleted', '<', before.toISOString())
      .where('purged', 'is', null)
      .select('id')
      .orderBy('deleted')
      .orderBy('id')
      .limit(limit)
      .execute()
  ).map(({ id }) => id);

/** Takes the row lock of a work space that is to be purged; false when it was restored meanwhile. */
export const lockPurgeable = async (db: Db, id: number, before: Date): Promise<boolean> =>
  (await db
    .selectFrom('work_space')
    .where('id', '=', id)
    .where('deleted', '<', before.toISOString())
    .where('purged', 'is', null)
    .select('id')
    .forUpdate()
    .executeTakeFirst()) !== undefined;

/**
 * Deletes the members and the history of a work space and blanks its details; the row remains for what others have
 * written about it.
 */
export async function blankWorkSpace(db: Db, id: number, blank: WorkSpaceDetails, now: Date): Promise<void> {
  await db.deleteFrom('work_membership').where('space_id', '=', id).execute();
  await db.deleteFrom('current_work_space').where('space_id', '=', id).execute();
  await db.deleteFrom('work_space_change').where('space_id', '=', id).execute();
  await db
    .updateTable('work_space')
    .set({ ...toColumns(blank), purged: now })
    .where('id', '=', id)
    .execute();
}
