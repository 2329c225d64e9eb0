import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import type { Db } from '../../platform/database/open-database.ts';
import type { DashboardProvider, DashboardScope } from '../../workspace/work-dashboard/index.ts';

/** Closed notices without a decision. */
const fromUndecided = (db: Db, { spaceIds }: DashboardScope) =>
  db
    .selectFrom('suggest_item as item')
    .where('item.space_id', 'in', [...spaceIds, 0])
    .where('item.state', '=', SuggestItemState.CLOSED);

/** Provides closed notices that wait for their opening or award, those that ended first on top. */
export const noticeDashboardProvider: DashboardProvider = {
  list: async (db, scope) =>
    (
      await fromUndecided(db, scope)
        .select(['item.id', 'item.space_id', 'item.title', 'item.date_end', 'item.created'])
        .orderBy('item.date_end')
        .orderBy('item.id')
        .limit(scope.limit)
        .execute()
    ).map(({ date_end, created, ...entry }) => ({
      ...entry,
      kind: 'notice_closed' as const,
      date: null,
      since: date_end ?? created,
    })),
  count: async (db, scope) => ({
    notice_closed: Number(
      (
        await fromUndecided(db, scope)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    ),
  }),
};
