import { SCHEDULE_LIMITS } from '@danji/contracts/workspace/schedule-limits';
import type { ScheduleFields } from '@danji/contracts/workspace/schedule';
import { validateSchedule } from '@danji/contracts/workspace/schedule.validation';
import { findContractType, findSubCategory, toContractTypeName } from '@danji/contracts/codes/contract-categories';
import { formatNumber } from '@danji/contracts/format/number';
import { isCalendarDay } from '@danji/contracts/rules/calendar-day';
import type { SheetRow } from './sheet.parser.ts';
import type { SheetField } from './sheet-columns.ts';

/** A parsed row: a schedule, or the reasons why it is invalid; both have a `title`. */
export type ParsedRow = { row: number; title: string } & ({ fields: ScheduleFields } | { reasons: string[] });

const MAX_CHARACTERS = {
  title: SCHEDULE_LIMITS.titleCharacters,
  contract: SCHEDULE_LIMITS.contractCharacters,
  building_name: SCHEDULE_LIMITS.buildingCharacters,
  description: SCHEDULE_LIMITS.descriptionCharacters,
};
const NAMES = {
  title: '제목',
  contract: '계약 업체',
  building_name: '건물 이름',
  description: '내용',
  contract_start: '시작일',
  contract_end: '종료일',
};
const YES = new Set(['예', '네', 'y', 'yes', 'o', '○', '완료', 'true', '1']);
const NO = new Set(['', '아니요', '아니오', 'n', 'no', 'x', '×', '미완료', 'false', '0']);
// Characters that no text may contain: control characters and lone surrogates.
const CONTROLS = /(?![\t\r\n])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/gu;

const toText = (cell: unknown): string =>
  (typeof cell === 'string' ? cell : typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '')
    .replace(CONTROLS, '')
    .trim();

/** Parses a date cell, or a text in the usual forms: `2026-11-21`, `2026. 11. 21.`, `20261121`. */
function toDay(cell: unknown): string | null | undefined {
  const text = toText(cell);
  if (text === '') return null;
  const [, year = '', month = '', day = ''] =
    /^(\d{4})\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})\s*[.일]?$/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(text) ??
    [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return year >= '1900' && year <= '2199' && isCalendarDay(written) ? written : undefined;
}

/** Parses a whole amount of won, also with separators and 원. */
function toAmount(cell: unknown): number | null | undefined {
  const text = toText(cell).replaceAll(/[,\s₩원]/g, '');
  if (text === '') return null;
  const amount = Number(text);
  return Number.isInteger(amount) && amount >= 0 && amount <= SCHEDULE_LIMITS.amount ? amount : undefined;
}

/** Parses one row; each reason is a sentence that says what to write. */
export function parseSheetRow({ row, cells }: SheetRow): ParsedRow {
  const reasons: string[] = [];
  const texts = Object.fromEntries(
    Object.entries(MAX_CHARACTERS).map(([field, max]) => {
      const text = toText(cells[field as SheetField]);
      if (text.length > max)
        reasons.push(
          `'${NAMES[field as keyof typeof MAX_CHARACTERS]}' 칸에는 ${formatNumber(max)}자까지 쓸 수 있어요.`,
        );
      return [field, text];
    }),
  ) as Record<keyof typeof MAX_CHARACTERS, string>;
  const days = Object.fromEntries(
    (['contract_start', 'contract_end'] as const).map((field) => {
      const day = toDay(cells[field]);
      if (day === undefined) reasons.push(`${NAMES[field]}을 2026-11-21처럼 달력에 있는 날짜로 적어 주세요.`);
      return [field, day ?? null];
    }),
  ) as Record<'contract_start' | 'contract_end', string | null>;
  const type = findContractType(toText(cells.category1));
  const category = type === undefined ? undefined : findSubCategory(type, toText(cells.category2));
  if (type === undefined) reasons.push('종류를 공사, 용역, 판매, 기타 가운데 하나로 적어 주세요.');
  else if (category === undefined)
    reasons.push(`'${toContractTypeName(type)}'에 없는 분류예요. '분류' 시트에서 골라 주세요.`);
  const amount = toAmount(cells.contract_amount);
  if (amount === undefined) reasons.push('계약 금액은 원 단위 숫자로 적어 주세요.');
  const done = toText(cells.is_complete).toLowerCase();
  if (!YES.has(done) && !NO.has(done)) reasons.push('완료는 예 또는 아니요로 적어 주세요.');
  const fields: ScheduleFields = {
    ...texts,
    ...days,
    category1: type ?? 1,
    category2: category ?? 0,
    contract_amount: amount ?? null,
    is_complete: YES.has(done),
    previous_id: null,
    brand_id: null,
  };
  const { category2: _named, ...fieldErrors } = validateSchedule(fields);
  const all = [...reasons, ...Object.values(fieldErrors)];
  return { row, title: texts.title, ...(all.length > 0 ? { reasons: all } : { fields }) };
}
