import type { ScheduleFields } from '@danji/contracts/workspace/schedule';
import type { SheetCell } from '../../platform/sheets/sheet-cell.ts';
import { toContractTypeName, toSubCategoryName } from '@danji/contracts/codes/contract-categories';

export type SheetField = Exclude<keyof ScheduleFields, 'previous_id' | 'brand_id'>;
type Column = { field: SheetField; head: string; width: number; toCell: (fields: ScheduleFields) => SheetCell };

/** Sheets store dates without a time zone: midnight of the business day. */
const toDate = (day: string | null): Date | null => (day === null ? null : new Date(`${day}T00:00:00Z`));

/** The columns of exported and imported sheets. */
export const SHEET_COLUMNS: readonly Column[] = [
  { field: 'category1', head: '종류', width: 14, toCell: ({ category1 }) => toContractTypeName(category1) },
  { field: 'category2', head: '분류', width: 26, toCell: ({ category2 }) => toSubCategoryName(category2) },
  { field: 'title', head: '제목', width: 36, toCell: ({ title }) => title },
  { field: 'contract', head: '계약 업체', width: 22, toCell: ({ contract }) => contract },
  { field: 'contract_start', head: '시작일', width: 14, toCell: ({ contract_start }) => toDate(contract_start) },
  { field: 'contract_end', head: '종료일', width: 14, toCell: ({ contract_end }) => toDate(contract_end) },
  { field: 'contract_amount', head: '계약 금액(원)', width: 16, toCell: ({ contract_amount }) => contract_amount },
  { field: 'building_name', head: '건물 이름', width: 16, toCell: ({ building_name }) => building_name },
  { field: 'is_complete', head: '완료', width: 8, toCell: ({ is_complete }) => (is_complete ? '예' : '아니요') },
  { field: 'description', head: '내용', width: 48, toCell: ({ description }) => description },
];
/** An imported sheet must have these columns. */
export const REQUIRED_HEADERS: readonly string[] = ['종류', '분류', '제목'];
