import { DocumentType, type DocumentTypeCode } from '../codes/document-type.ts';
import { formatDate } from '../format/date.ts';
import { isCalendarDay } from '../rules/calendar-day.ts';

/**
 * Days between the announcement of a version of the terms and its effective date: for an ordinary change, and for one
 * that members must agree to.
 */
const TERMS_NOTICE_DAYS = { ordinary: 7, consent: 30 } as const;

type VersionFields = {
  document_type: DocumentTypeCode;
  effective_date: string;
  requires_consent: boolean;
  change_summary: string;
};
/** `last`: the effective date of the newest version of the type, announced ones included; `undefined` before the first. */
type Situation = { today: string; last: string | undefined };

/** Returns the business day some days later. */
function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const noticeDays = ({ document_type, requires_consent }: Pick<VersionFields, 'document_type' | 'requires_consent'>) =>
  document_type === DocumentType.TERMS ? TERMS_NOTICE_DAYS[requires_consent ? 'consent' : 'ordinary'] : 0;

/** Returns the first day on which a new version may take effect, with a Korean sentence of the reason. */
export function toEarliestDate(
  fields: Pick<VersionFields, 'document_type' | 'requires_consent'>,
  { today, last }: Situation,
): { date: string; reason: string } {
  if (last === undefined) return { date: today, reason: '시행일은 오늘부터 고를 수 있어요.' };
  const afterNotice = addDays(today, noticeDays(fields));
  const after = addDays(last, 1);
  if (after > afterNotice)
    return { date: after, reason: `앞선 판의 시행일이 ${formatDate(last)}이라서 그다음 날부터 고를 수 있어요.` };
  if (afterNotice === today) return { date: today, reason: '시행일은 오늘부터 고를 수 있어요.' };
  const why = fields.requires_consent
    ? '회원에게 불리하거나 중요한 변경(다시 동의 받기)은 30일 전에'
    : '약관 변경은 시행 7일 전에';
  return { date: afterNotice, reason: `${why} 알려야 해서 ${formatDate(afterNotice)}부터 고를 수 있어요.` };
}

/** Validates a new version except its content: returns Korean sentences by field. Server and client both apply it. */
export function validateVersion(
  fields: VersionFields,
  situation: Situation,
): Partial<Record<'effective_date' | 'change_summary', string>> {
  const { date, reason } = toEarliestDate(fields, situation);
  return {
    ...(!isCalendarDay(fields.effective_date) && { effective_date: '시행일을 골라 주세요.' }),
    ...(isCalendarDay(fields.effective_date) && fields.effective_date < date && { effective_date: reason }),
    ...(situation.last !== undefined &&
      fields.change_summary.trim() === '' && {
        change_summary: '무엇이 바뀌었는지 적어 주세요. 회원에게 그대로 보여요.',
      }),
  };
}
