import { Type, type Static } from 'typebox';
import { defineCodes } from '../define-codes.ts';
import { entity, labelled, timestamp } from '../fields.ts';

/** The state of a business number at the tax office (FACTS §5). */
export const BusinessState = defineCodes({
  UNREGISTERED: [0, '등록되지 않음'],
  ACTIVE: [1, '계속사업자'],
  PAUSED: [2, '휴업'],
  CLOSED: [3, '폐업'],
});
export type BusinessStateCode = (typeof BusinessState.options)[number]['code'];

/** The last answer of the tax office about the number of a brand. */
export const businessCheck = entity('BusinessCheck', {
  state: labelled('국세청 상태', BusinessState.schema),
  tax_type: Type.String({ label: '과세 유형' }),
  /** When the tax office said so last. */
  checked: labelled('국세청 확인', timestamp),
  /** Since when it has been saying so. */
  changed: labelled('국세청 상태가 바뀐 때', timestamp),
});
export type BusinessCheck = Static<typeof businessCheck>;

/** An answer that is older is shown as such. */
export const BUSINESS_CHECK_DAYS = 3;
