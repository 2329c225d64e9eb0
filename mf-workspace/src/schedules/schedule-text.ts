import type { ScheduleFieldValue, ScheduleFields } from '@danji/contracts/workspace/schedule';
import { toContractTypeName, toSubCategoryName } from '@danji/contracts/codes/contract-categories';
import { formatDate } from '@danji/contracts/format/date';
import { formatWon } from '@danji/contracts/format/number';

/** `용역 · 경비 용역`. */
export const formatCategory = ({ category1, category2 }: Pick<ScheduleFields, 'category1' | 'category2'>): string =>
  `${toContractTypeName(category1)} · ${toSubCategoryName(category2)}`;
export const formatAmount = (amount: number | null): string => (amount === null ? '-' : formatWon(amount));

/** Labels of the fields, in the order of the form. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  category1: '종류',
  category2: '분류',
  title: '제목',
  contract: '계약 업체',
  brand: '연결한 업체',
  contract_start: '시작일',
  contract_end: '종료일',
  contract_amount: '계약 금액',
  building_name: '건물 이름',
  previous: '이전 계약',
  is_complete: '완료',
  description: '내용',
  files: '첨부파일',
};

/** Formats the former value of a field for reading. */
export function formatFieldValue(field: string, value: ScheduleFieldValue): string {
  if (value === null || value === '') return '비어 있음';
  if (field === 'is_complete') return value ? '완료' : '완료 아님';
  if (typeof value === 'number') {
    if (field === 'category1') return toContractTypeName(value);
    return field === 'category2' ? toSubCategoryName(value) : formatWon(value);
  }
  return field === 'contract_start' || field === 'contract_end' ? formatDate(String(value)) : String(value);
}
