import { defineCodes } from '../define-codes.ts';

/** SPEC §4, FACTS §10.3. */
export const ApplicationStatus = defineCodes({
  WAIT: [0, '대기'],
  APPLY: [1, '신청 중'],
  DONE: [2, '구매 완료'],
  REJECT: [3, '구매 취소'],
  REFUND_APPLY: [4, '환불 요청'],
  REFUNDED: [5, '환불 완료'],
  FAILED: [6, '구매 실패'],
  IMPOSSIBLE: [7, '구매 불가'],
});
export type ApplicationStatusCode = (typeof ApplicationStatus.options)[number]['code'];

/** DECISIONS, Meanings: what happens to an application of a coupon. */
export const ApplicationType = defineCodes({
  AT_ONCE: [0, '바로 발급'],
  APPROVAL: [1, '승인 후 발급'],
});

/** The states of a voucher's pin that the provider gives as two digits, by their labels (FACTS §3). */
const PIN_LABELS: Readonly<Record<string, string>> = {
  '01': '사용 전',
  '02': '사용 완료',
  '03': '반품',
  '04': '관리폐기',
  '05': '환불',
  '06': '사용 전 (재발행)',
  '07': '구매취소(폐기)',
  '08': '기간만료',
  '09': '바우처(비활성)',
  '10': '잔액환불',
  '11': '잔액기간만료',
  '12': '기간만료취소',
  '13': '환전',
  '14': '환급',
  '15': '잔액환급',
  '16': '잔액기간만료취소',
  '21': '등록',
  '22': '등록취소',
  '23': '선점',
  '24': '임시발급',
};

/** The label of a pin's state; a voucher whose state was not asked yet has none. */
export const toPinLabel = (status: string | null): string =>
  status === null ? '확인 전' : (Object.hasOwn(PIN_LABELS, status) && PIN_LABELS[status]) || '알 수 없음';

/** Whether a pin can be used, and so can be cancelled (FACTS §3): issued, or issued again. */
export const isUnusedPin = (status: string | null): boolean => status === '01' || status === '06';
