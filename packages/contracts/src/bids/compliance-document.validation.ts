import { isCalendarDay } from '../rules/calendar-day.ts';
import { ComplianceDocumentKind, type ComplianceDocumentFields } from './compliance-document.ts';

type Dated = Pick<ComplianceDocumentFields, 'kind' | 'title' | 'issued_date' | 'expiry_date'>;

const NOT_A_DAY = '달력에 있는 날짜를 입력해 주세요.';
const { INSURANCE, TAX_CLEARANCE } = ComplianceDocumentKind;

function findExpiryError(
  { kind, issued_date, expiry_date }: Dated,
  today: string,
  stored: string | null | undefined,
): string | undefined {
  if (expiry_date === null)
    return kind === INSURANCE || kind === TAX_CLEARANCE
      ? `${ComplianceDocumentKind.label(kind)}에는 만료일이 있어야 해요.`
      : undefined;
  if (!isCalendarDay(expiry_date)) return NOT_A_DAY;
  if (issued_date !== null && expiry_date < issued_date) return '만료일은 발급일보다 빠를 수 없어요.';
  return expiry_date < today && expiry_date !== stored
    ? '이미 만료된 서류예요. 새로 발급받은 서류를 올려 주세요.'
    : undefined;
}

/**
 * The sentence for each wrong field of a document that a brand writes on the business day `today`. A changed document
 * may keep the day of expiry that it had (`stored`), so that the rest of one that has expired can be corrected.
 */
export function validateComplianceDocument(
  document: Dated,
  today: string,
  stored?: string | null,
): Partial<Record<'title' | 'issued_date' | 'expiry_date', string>> {
  const { title, issued_date } = document;
  const expiry = findExpiryError(document, today, stored);
  const issued =
    issued_date === null
      ? undefined
      : !isCalendarDay(issued_date)
        ? NOT_A_DAY
        : issued_date > today
          ? '발급일은 오늘보다 늦을 수 없어요.'
          : undefined;
  return {
    ...(title.trim() === '' && { title: '서류 이름을 입력해 주세요.' }),
    ...(issued && { issued_date: issued }),
    ...(expiry && { expiry_date: expiry }),
  };
}
