import { BANKS } from '@danji/contracts/codes/bank-codes';
import type { StaffPaymentDetail, StaffRefund } from '@danji/contracts/shop/payment-staff';
import type { Db } from '../../platform/database/open-database.ts';
import type { KeyRing } from '../../platform/key-ring.ts';
import { findCancelRefusal, toFailureText } from '../nicepay/index.ts';
import { BY_ACCOUNT } from './by-account.ts';
import { readAccount } from './refund-payment.ts';
import { listRefunds, type RefundRow } from './refund.repository.ts';
import { type findPayment, listAnswers, listParts } from './staff-payment.repository.ts';

const SHOWN_DIGITS = 4;
const NO_ANSWER = '결제 회사가 응답하지 않았어요.';

/** `국민은행 ****1234`: as much of an account as tells two apart. */
const toMasked = (bank: string, number: string): string => `${bank} ****${number.slice(-SHOWN_DIGITS)}`;

const toBankName = (code: string): string => BANKS.find((bank) => bank.code === code)?.name ?? code;

const toText = (value: unknown, length: number): string | null =>
  typeof value === 'string' ? value.slice(0, length) : null;
const toWon = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;

async function presentAnswers(db: Db, id: number): Promise<StaffPaymentDetail['answers']> {
  const rows = await listAnswers(db, id);
  return rows.map(({ tid, status, amount, balance, ...answer }) => ({
    ...answer,
    payment_code: toText(tid, 30),
    status: toText(status, 20),
    amount: toWon(amount),
    balance: toWon(balance),
  }));
}

function presentRefund(keyRing: KeyRing, row: RefundRow): StaffRefund {
  const { id, order_id, kind, amount, reason, state, tries, failure_code, created, done } = row;
  const account = readAccount(keyRing, row);
  const bank = account ? toBankName(account.bankCode) : '';
  const isByHand = failure_code === BY_ACCOUNT;
  const isWhole = isByHand && state === 'failed';
  // Whoever sends the money by hand has to read the account; nobody else does.
  const shown = account && (isWhole ? `${bank} ${account.account} ${account.holder}` : toMasked(bank, account.account));
  return {
    id,
    order_id,
    kind,
    amount,
    reason,
    state,
    tries,
    account: shown ?? null,
    is_by_hand: isByHand,
    failure_code,
    failure: failure_code === null || isByHand ? null : (findCancelRefusal(failure_code) ?? NO_ANSWER),
    created,
    done,
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

/** Presents a payment to our staff: with codes, amounts and times of the gateway, without numbers of accounts. */
export async function toStaffPayment(
  db: Db,
  { account, ...payment }: Found,
  keyRing: KeyRing,
): Promise<StaffPaymentDetail> {
  return {
    ...payment,
    account: account && toMasked(account.bank, account.number),
    failure: payment.failure_code === null ? null : toFailureText(payment.failure_code),
    orders: await listParts(db, payment.id),
    answers: await presentAnswers(db, payment.id),
    refunds: (await listRefunds(db, payment.id)).map((row) => presentRefund(keyRing, row)),
  };
}
