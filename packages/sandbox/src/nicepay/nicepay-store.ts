import { randomBytes } from 'node:crypto';
import type { SandboxClock } from '../sandbox-clock.ts';
import { toMethodDigits } from './methods.ts';
import { type Cancel, type NicepayPayment, toAnswer } from './nicepay-payment.ts';
import type { ResultCode } from './result-codes.ts';
import { toEdiDate } from './signature.ts';
import { WebhookQueue } from './webhook-queue.ts';

export const OPERATIONS = ['approve', 'cancel', 'netcancel', 'find'] as const;
export type Operation = (typeof OPERATIONS)[number];

/**
 * The faults of the next call. `lost`: it is carried out and the answer never arrives. `hang_before`: it is not carried
 * out and no answer arrives. `late`: no answer arrives, and an approval is carried out after the first question about it.
 * `bad_signature`: the answer is signed with another key. `dup_webhook`: its webhook comes twice.
 */
export const CALL_FAULTS = ['lost', 'hang_before', 'late', 'bad_signature', 'dup_webhook'] as const;
export type CallFault = (typeof CALL_FAULTS)[number] | ResultCode;

/** The order that the buyer has confirmed in the window. */
export type Order = Pick<
  NicepayPayment,
  | 'orderId'
  | 'method'
  | 'amount'
  | 'goodsName'
  | 'mallReserved'
  | 'mallUserId'
  | 'buyerName'
  | 'buyerTel'
  | 'buyerEmail'
> & { vbankHolder: string; vbankExpiresAt?: Date };

const AUTHENTICATION_MS = 10 * 60_000;
const NET_CANCEL_MS = 3_600_000;
const MAX_ACCOUNT_DAYS = 7;
const DAY_MS = 86_400_000;
const MID = 'nicsandbox';

/** The books of the gateway: every payment and its cancels, with the test controls. */
export class NicepayStore {
  readonly #clock: SandboxClock;
  #payments: NicepayPayment[] = [];
  #orders = new Map<string, Order>();
  #serial = 0;
  #faults: { operation: Operation; fault: CallFault }[] = [];
  #late = new Map<string, () => void>();
  /** Whether the cards of the next payments can be cancelled in parts. */
  canPartCancel = true;
  readonly webhooks = new WebhookQueue();
  /** How often each call was made. */
  calls: Record<string, number> = {};

  constructor(clock: SandboxClock) {
    this.#clock = clock;
  }

  reset(): void {
    this.#payments = [];
    this.#orders.clear();
    this.#faults = [];
    this.#late.clear();
    this.webhooks.clear();
    this.calls = {};
    this.canPartCancel = true;
  }

  now(): Date {
    return this.#clock.now();
  }

  /** Every payment, with those whose account has expired brought up to date. */
  get payments(): readonly NicepayPayment[] {
    for (const payment of this.#payments)
      if (payment.status === 'ready' && payment.account && payment.account.expiresAt <= this.now())
        payment.status = 'expired';
    return this.#payments;
  }

  /** The won that the gateway holds for the merchant, by order: what tests compare with our paid orders. */
  books(): Map<string, number> {
    const held = this.#payments.filter(({ paidAt, balance }) => paidAt && balance > 0);
    return new Map(held.map(({ orderId, balance }) => [orderId, balance]));
  }

  findByTid = (tid: string): NicepayPayment | undefined => this.payments.find((payment) => payment.tid === tid);

  /** The payment of an order that was approved, else the newest one that failed. */
  findByOrder(orderId: string): NicepayPayment | undefined {
    const all = this.payments.filter((payment) => payment.orderId === orderId && payment.status !== 'authenticated');
    return all.find(({ approvedAt }) => approvedAt) ?? all.at(-1);
  }

  faultNext(operation: Operation, fault: CallFault): void {
    this.#faults.push({ operation, fault });
  }

  takeFault(operation: Operation): CallFault | undefined {
    const at = this.#faults.findIndex((each) => each.operation === operation);
    return at === -1 ? undefined : this.#faults.splice(at, 1)[0]?.fault;
  }

  count(call: string): void {
    this.calls[call] = (this.calls[call] ?? 0) + 1;
  }

  postpone(tid: string, work: () => void): void {
    this.#late.set(tid, work);
  }

  /** Carries out what was postponed; the answer to the question about it was given before. */
  runLate(): void {
    for (const work of this.#late.values()) work();
    this.#late.clear();
  }

  /** The buyer confirms in the window: a tid and a token for the approval. */
  authenticate(order: Order): NicepayPayment {
    this.#serial += 1;
    const now = this.now();
    const moment = toEdiDate(now).slice(2, 19).replaceAll(/\D/g, '');
    const { vbankHolder: _holder, vbankExpiresAt: _end, ...fields } = order;
    const payment: NicepayPayment = {
      ...fields,
      tid: `${MID}${toMethodDigits(order.method)}01${moment}${String(this.#serial % 10_000).padStart(4, '0')}`,
      authToken: `NICEUNTT${randomBytes(16).toString('hex').toUpperCase()}`,
      balance: 0,
      status: 'authenticated',
      authenticatedAt: now,
      cancels: [],
      canPartCancel: this.canPartCancel,
    };
    this.#orders.set(payment.tid, order);
    this.#payments.push(payment);
    return payment;
  }

  /** The refusal of an approval, `undefined` when it may be carried out. */
  checkApproval(payment: NicepayPayment, amount: number): ResultCode | undefined {
    const approved = this.#payments.find(({ orderId, approvedAt }) => approvedAt && orderId === payment.orderId);
    if (payment.approvedAt) return '2201';
    if (payment.status !== 'authenticated') return 'A115';
    if (approved) return 'A127';
    if (amount !== payment.amount) return 'A123';
    return this.now().getTime() - payment.authenticatedAt.getTime() > AUTHENTICATION_MS ? 'A245' : undefined;
  }

  approve(payment: NicepayPayment): void {
    const now = this.now();
    payment.approvedAt = now;
    payment.balance = payment.amount;
    if (payment.method === 'vbank') this.#openAccount(payment);
    else Object.assign(payment, { status: 'paid', paidAt: now });
    this.notify(payment);
  }

  #openAccount(payment: NicepayPayment): void {
    const { vbankHolder = '', vbankExpiresAt } = this.#orders.get(payment.tid) ?? {};
    payment.status = 'ready';
    payment.account = {
      number: `9${payment.tid.slice(-13)}`,
      holder: vbankHolder,
      expiresAt: vbankExpiresAt ?? new Date(this.now().getTime() + MAX_ACCOUNT_DAYS * DAY_MS),
    };
  }

  fail(payment: NicepayPayment): void {
    Object.assign(payment, { status: 'failed', failedAt: this.now() });
  }

  /** Whether a net cancel would come too late. */
  isBeyondNetCancel = ({ approvedAt }: NicepayPayment): boolean =>
    approvedAt !== undefined && this.now().getTime() - approvedAt.getTime() > NET_CANCEL_MS;

  /** Gives won back, all of the balance or a part of it. */
  cancel(payment: NicepayPayment, { amount, orderId, reason }: Pick<Cancel, 'amount' | 'orderId' | 'reason'>): Cancel {
    this.#serial += 1;
    const tid =
      amount === payment.amount
        ? payment.tid
        : `${payment.tid.slice(0, 26)}${String(this.#serial % 10_000).padStart(4, '0')}`;
    const cancel = { tid, orderId, amount, at: this.now(), reason };
    payment.cancels.push(cancel);
    payment.balance -= amount;
    payment.status = payment.balance === 0 ? 'cancelled' : 'partialCancelled';
    this.notify(payment, cancel);
    return cancel;
  }

  /**
   * Somebody pays into a virtual account. `isLate` pays into one that has expired, as happens when the bank took the
   * money before and told it after. Returns the code of the bank.
   */
  deposit(tid: string, { amount, isLate = false }: { amount?: number; isLate?: boolean } = {}): ResultCode {
    const payment = this.findByTid(tid);
    if (!payment?.account) return '4119';
    if (payment.paidAt) return '4124';
    if (payment.status !== 'ready' && !(isLate && payment.status === 'expired')) return '4123';
    if (amount !== undefined && amount !== payment.amount) return '4122';
    Object.assign(payment, { status: 'paid', paidAt: this.now() });
    this.notify(payment);
    return '4110';
  }

  /** Ends the time of a virtual account; the gateway sends no webhook about it. */
  expire(tid: string): void {
    const account = this.findByTid(tid)?.account;
    if (account) account.expiresAt = this.now();
  }

  notify(payment: NicepayPayment, cancel?: Cancel): void {
    this.webhooks.push(toAnswer(payment, this.now(), cancel));
  }
}
