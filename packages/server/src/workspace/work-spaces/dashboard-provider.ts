import { EditState } from '@danji/contracts/codes/edit-state';
import { formatTel } from '@danji/contracts/format/tel';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type { DashboardEntry, DashboardProvider, DashboardScope } from '../work-dashboard/index.ts';
import { toShownName } from './work-member.presenter.ts';

const KINDS = [
  ['join_request', 'person'],
  ['invitation', 'space'],
] as const;
const OPEN = [EditState.WAIT, EditState.PENDING];

/** Requests to join and unanswered invitations of the work spaces whose members the user manages. */
const fromPending = (db: Db, { managedIds }: DashboardScope, openedBy: 'person' | 'space') =>
  db
    .selectFrom('work_membership as member')
    .leftJoin('user_account as account', 'account.id', 'member.user_id')
    .where('member.space_id', 'in', [...managedIds, 0])
    .where('member.edit_state_type', 'in', OPEN)
    .where('member.opened_by', '=', openedBy)
    .where('account.deleted', 'is', null);

/** The user manages the members, so an invitation is named by what was typed. */
const toTitle = (row: Parameters<typeof toShownName>[0]): string =>
  (row.user_id === null && (row.invited_email ?? formatTel(row.invited_tel))) || toShownName(row);

/** Provides requests to join and open invitations, the oldest first. */
export const memberDashboardProvider: DashboardProvider = {
  async list(db, scope) {
    const lines: DashboardEntry[] = [];
    for (const [kind, openedBy] of KINDS) {
      const rows = await fromPending(db, scope, openedBy)
        .select(['member.id', 'member.space_id', 'member.created as since', 'account.name'])
        .select([
          'member.user_id',
          'member.edit_state_type',
          'member.opened_by',
          'member.invited_email',
          'member.invited_tel',
        ])
        .orderBy('member.created')
        .orderBy('member.id')
        .limit(scope.limit)
        .execute();
      for (const row of rows) {
        const { id, space_id, since } = row;
        lines.push({ id, space_id, since, title: toTitle(row), kind, date: null });
      }
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
