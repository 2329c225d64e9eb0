import { EditState } from '@danji/contracts/codes/edit-state';
import { sql } from 'kysely';
import type { Db } from '../platform/database/open-database.ts';
import type { DashboardEntry, DashboardProvider, DashboardScope } from '../platform/workspace/dashboard-provider.ts';

const KINDS = [
  ['join_request', 'person'],
  ['invitation', 'space'],
] as const;
const OPEN = [EditState.WAIT, EditState.PENDING];

/** Requests to join and unanswered invitations of the work spaces whose members the user manages. */
const fromPending = (db: Db, { managedIds }: DashboardScope, openedBy: 'person' | 'space') =>
  db
    .selectFrom('work_member as member')
    .innerJoin('user_account as account', 'account.id', 'member.user_id')
    .where('member.space_id', 'in', [...managedIds, 0])
    .where('member.edit_state_type', 'in', OPEN)
    .where('member.opened_by', '=', openedBy)
    .where('account.deleted', 'is', null);

/** Provides requests to join and open invitations, the oldest first. */
export const memberDashboardProvider: DashboardProvider = {
  async list(db, scope) {
    const lines: DashboardEntry[] = [];
    for (const [kind, openedBy] of KINDS) {
      const rows = await fromPending(db, scope, openedBy)
        .select(['member.id', 'member.space_id', 'account.name as title', 'member.created as since'])
        .orderBy('member.created')
        .orderBy('member.id')
        .limit(scope.limit)
        .execute();
      lines.push(...rows.map((row) => ({ ...row, kind, date: null })));
    }
    return lines;
  },
  async count(db, scope) {
    const countOf = async (openedBy: 'person' | 'space'): Promise<number> =>
      Number(
        (
          await fromPending(db, scope, openedBy)
            .select(sql<number>`count(*)`.as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      );
    return { join_request: await countOf('person'), invitation: await countOf('space') };
  },
};
