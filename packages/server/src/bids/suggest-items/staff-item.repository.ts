import type { StaffSuggestItem } from '@danji/contracts/bids/suggest-item-staff';
import type { listStaffSuggestItems } from '@danji/contracts/bids/suggest-item-staff.endpoints';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { Page } from '@danji/contracts/page';
import { sql } from 'kysely';
import { selectPersonRef } from '../../accounts/accounts/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { toState } from './suggest-item.presenter.ts';
import { findLines, fromItems, type SuggestItemLineRow } from './suggest-item.repository.ts';
import { listItems } from './suggest-item-list.repository.ts';

type Space = StaffSuggestItem['space'];

/** Reads the fields of notices that only our staff see, by ids. */
const listMarks = (db: Db, ids: readonly number[]) =>
  fromItems(db)
    .where('item.id', 'in', [...ids])
    .select(['item.id', 'item.flagged', 'item.flag_reason', selectPersonRef('item.flagged_by').as('flagged_by')])
    .select([
      sql<Space>`(select jsonb_build_object('id', space.id, 'title', space.title)
        from work_space as space where space.id = item.space_id)`.as('space'),
      sql<number>`(select count(*)::integer from suggest_item_event as event
        where event.item_id = item.id and event.kind = 'addendum')`.as('addenda'),
    ])
    .execute();

async function present(db: Db, rows: readonly SuggestItemLineRow[], now: Date): Promise<StaffSuggestItem[]> {
  if (rows.length === 0) return [];
  const marks = new Map(
    (
      await listMarks(
        db,
        rows.map(({ id }) => id),
      )
    ).map((mark) => [mark.id, mark]),
  );
  return rows.flatMap((row) => {
    const mark = marks.get(row.id);
    if (!mark) return [];
    const { id, nano_id, title, suggest_type, category, sigungu, date_start, date_end, created } = row;
    const line = { id, nano_id, title, suggest_type, category, sigungu, date_start, date_end, created };
    return [{ ...line, ...mark, state: toState(row, now), reads: row.reads ?? 0, requests: row.requests ?? 0 }];
  });
}

type Asked = { query: QueryOf<typeof listStaffSuggestItems>; staff: Principal; now: Date };

/** Lists published notices for our staff, the newest first. */
export async function listForStaff(db: Db, { query, staff, now }: Asked): Promise<Page<StaffSuggestItem>> {
  const page = await listItems(db, query, staff, now);
  return { ...page, results: await present(db, page.results, now) };
}

/** Finds a published notice for our staff. */
export async function findForStaff(
  db: Db,
  id: number,
  { staff, now }: Omit<Asked, 'query'>,
): Promise<StaffSuggestItem | undefined> {
  const rows = await findLines(db, [id], staff);
  return (
    await present(
      db,
      rows.filter(({ state }) => state !== SuggestItemState.DRAFT),
      now,
    )
  )[0];
}
