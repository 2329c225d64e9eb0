import { EMAIL } from '@danji/contracts/accounts/user';
import { TaxDocumentKind } from '@danji/contracts/codes/tax-document-codes';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { isMobileTel } from '@danji/contracts/format/tel';
import type { requestTaxDocument } from '@danji/contracts/shop/tax-document.endpoints';
import { type BusinessRegistry, getActiveBusinessNo } from '../../accounts/businesses/index.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';

type Sent = BodyOf<typeof requestTaxDocument>;

const REQUIRED = {
  company_name: '상호를 입력해 주세요.',
  representative: '대표자를 입력해 주세요.',
  address: '사업장 주소를 입력해 주세요.',
  business_type: '업태를 입력해 주세요.',
  business_item: '종목을 입력해 주세요.',
  email: '세금계산서를 받을 이메일을 입력해 주세요.',
};
const NAMES = Object.keys(REQUIRED) as (keyof typeof REQUIRED)[];
const EMPTY = { company_name: '', representative: '', address: '', business_type: '', business_item: '', email: '' };

/** Reads the recipient of a tax invoice; throws at each field that is empty. */
function toRecipient(sent: Sent): typeof EMPTY {
  const recipient = Object.fromEntries(NAMES.map((name) => [name, sent[name]?.trim() ?? ''])) as typeof EMPTY;
  const fields = Object.fromEntries(
    NAMES.filter((name) => recipient[name] === '').map((name) => [name, REQUIRED[name]]),
  );
  if (Object.keys(fields).length > 0) throw new ProblemError('invalid_input', { fields });
  if (!EMAIL.test(recipient.email)) throw invalidField('email', '이메일 주소를 다시 확인해 주세요.');
  return recipient;
}

/**
 * Checks a request, also at the tax office, and returns it as it is stored, without the fields that its kind does not need.
 * Throws at the fields, or `unavailable` when the tax office does not answer.
 */
export async function checkSent(registry: BusinessRegistry, sent: Sent) {
  const { kind } = sent;
  if (kind === TaxDocumentKind.CASH_INCOME) {
    const number = sent.number.replaceAll(/[\s-]/g, '');
    if (!isMobileTel(number)) throw invalidField('number', '휴대폰 번호를 다시 확인해 주세요.');
    return { kind, number, ...EMPTY };
  }
  const recipient = kind === TaxDocumentKind.TAX_INVOICE ? toRecipient(sent) : EMPTY;
  return { kind, number: await getActiveBusinessNo(registry, sent.number, 'number'), ...recipient };
}
export type CheckedRequest = Awaited<ReturnType<typeof checkSent>>;

const APPROVALS = {
  [TaxDocumentKind.CASH_INCOME]: [/^[\dA-Z]{9}$/, '현금영수증의 국세청 승인번호 9자리를 입력해 주세요.'],
  [TaxDocumentKind.CASH_EXPENSE]: [/^[\dA-Z]{9}$/, '현금영수증의 국세청 승인번호 9자리를 입력해 주세요.'],
  [TaxDocumentKind.TAX_INVOICE]: [/^[\dA-Z]{24}$/, '세금계산서의 국세청 승인번호 24자리를 입력해 주세요.'],
} as const;

/** The number of an approval without hyphens; throws at its field when it has not the form of its kind. */
export function toApprovalNumber(kind: keyof typeof APPROVALS, value: string): string {
  const number = value.replaceAll(/[\s-]/g, '').toUpperCase();
  const [pattern, problem] = APPROVALS[kind];
  if (!pattern.test(number)) throw invalidField('approval_number', problem);
  return number;
}
