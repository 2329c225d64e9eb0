import type { ScheduleFields } from '@danji/contracts/workspace/schedule';
import type { ImportReport } from '@danji/contracts/workspace/schedule-sheet';
import { toContractTypeName, toSubCategoryName } from '@danji/contracts/codes/contract-categories';
import { formatDate } from '@danji/contracts/format/date';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { parseSheetRow, type ParsedRow } from './parse-sheet-row.ts';
import type { SheetRow } from './sheet.parser.ts';
import { notifyDue } from './expiry-notices.ts';
import { insertChanges } from './schedule-history.ts';
import { insertSchedules } from './schedule-write.repository.ts';

const PREVIEW_ROWS = 20;
type IdentifyingFields = Pick<ScheduleFields, 'title' | 'category2' | 'contract' | 'contract_start' | 'contract_end'>;

/** Rows with the same key are the same contract. */
const toKey = ({ title, category2, contract, contract_start, contract_end }: IdentifyingFields): string =>
  JSON.stringify([title, category2, contract, contract_start, contract_end]);

/** Lists the keys of the work space's schedules with these titles. */
async function listKeys(db: Db, spaceId: number, titles: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('work_schedule')
    .where('space_id', '=', spaceId)
    .where('deleted', 'is', null)
    .where('title', 'in', [...titles, ''])
    .select(['title', 'category2', 'contract', 'contract_start', 'contract_end'])
    .execute();
  return new Set(rows.map(toKey));
}

/** Refuses rows that the work space already has, and duplicates within the sheet. */
async function refuseDuplicates(db: Db, spaceId: number, lines: readonly ParsedRow[]): Promise<ParsedRow[]> {
  const existing = await listKeys(
    db,
    spaceId,
    lines.map(({ title }) => title),
  );
  const rows = new Map<string, number>();
  return lines.map((line) => {
    if ('reasons' in line) return line;
    const { row, title } = line;
    const key = toKey(line.fields);
    const earlier = rows.get(key);
    if (existing.has(key)) return { row, title, reasons: ['제목, 분류, 업체, 기간이 같은 일정이 이미 있어요.'] };
    if (earlier !== undefined) return { row, title, reasons: [`${earlier}행과 같은 내용이에요.`] };
    rows.set(key, row);
    return line;
  });
}

const toPeriod = ({ contract_start, contract_end }: ScheduleFields): string =>
  contract_start || contract_end
    ? `${formatDate(contract_start)} ~ ${contract_end ? formatDate(contract_end) : ''}`.trim()
    : '';

/**
 * Reports the result of importing the rows and, unless it is a dry run, writes the valid ones; call it in a
 * transaction.
 */
export async function importRows(
  db: Db,
  spaceId: number,
  lines: readonly SheetRow[],
  { isDryRun, user, now }: { isDryRun: boolean; user: Principal; now: Date },
): Promise<ImportReport> {
  const parsed = await refuseDuplicates(db, spaceId, lines.map(parseSheetRow));
  const good = parsed.flatMap((line) => ('fields' in line ? [line] : []));
  if (!isDryRun && good.length > 0) {
    // Rows are inserted in reverse, so that the first one comes first in a list by newest.
    const ids = await insertSchedules(db, good.map(({ fields }) => fields).toReversed(), {
      spaceId,
      userId: user.id,
      now,
    });
    await insertChanges(db, ids, { userId: user.id, kind: 'imported', now });
    await notifyDue(db, spaceId, now, ids);
  }
  return {
    count: parsed.length,
    accepted: good.length,
    refused: parsed.flatMap((line) =>
      'reasons' in line ? [{ row: line.row, title: line.title, reasons: line.reasons }] : [],
    ),
    preview: good.slice(0, PREVIEW_ROWS).map(({ row, title, fields }) => ({
      row,
      title,
      category: `${toContractTypeName(fields.category1)} · ${toSubCategoryName(fields.category2)}`,
      contract: fields.contract,
      period: toPeriod(fields),
    })),
    is_saved: !isDryRun && good.length > 0,
  };
}
