import type { SandboxClock } from '../sandbox-clock.ts';
import { type Good, listInitialGoods } from './goods.ts';

/**
 * The faults of the next orders. `lost`: the voucher is issued and the answer never arrives. `hang_before`: nothing is
 * issued and no answer arrives. `charge_only`: bizmoney is taken and no pin is issued. `duplicate`: the voucher is issued
 * and the answer says that the tr_id was used before. `wrong_result`: success outside, an error inside. `late`: no answer
 * arrives, and the voucher is issued after the first question about it.
 */
export const SEND_FAULTS = ['lost', 'hang_before', 'charge_only', 'duplicate', 'wrong_result', 'late'] as const;
export type SendFault = (typeof SEND_FAULTS)[number];

/** A voucher that was ordered; `pinStatus` is null when bizmoney was taken and no pin was issued. */
export type Voucher = {
  trId: string;
  orderNo: string;
  good: Good;
  gubun: string;
  phone: string;
  pin: string;
  pinStatus: string | null;
  remaining: number;
  validUntil: Date;
  resends: number;
};

const INITIAL_BALANCE = 1_000_000;
const DAY_MS = 86_400_000;

/** Goods, balance and vouchers of the provider, with the test controls. */
export class GiftishowStore {
  readonly #clock: SandboxClock;
  #goods = listInitialGoods();
  #balance = INITIAL_BALANCE;
  #vouchers = new Map<string, Voucher>();
  #serial = 0;
  #faults: SendFault[] = [];
  #late = new Map<string, () => void>();
  /** Whether 0201 wraps its answer in `result[]`: both forms exist. */
  wrapsStatus = false;
  /** How often each call was made, by its code. */
  calls: Record<string, number> = {};

  constructor(clock: SandboxClock) {
    this.#clock = clock;
  }

  reset(): void {
    this.#goods = listInitialGoods();
    this.#balance = INITIAL_BALANCE;
    this.#vouchers.clear();
    this.#faults = [];
    this.#late.clear();
    this.wrapsStatus = false;
    this.calls = {};
  }

  count(code: string): void {
    this.calls[code] = (this.calls[code] ?? 0) + 1;
  }

  get goods(): readonly Good[] {
    return this.#goods;
  }

  findGood(code: string): Good | undefined {
    return this.#goods.find((good) => good.code === code);
  }

  /** Changes a good, or removes it with `undefined`. */
  changeGood(code: string, change: Partial<Good> | undefined): void {
    this.#goods = this.#goods.flatMap((good) =>
      good.code === code ? (change === undefined ? [] : [{ ...good, ...change }]) : [good],
    );
  }

  get balance(): number {
    return this.#balance;
  }

  setBalance(won: number): void {
    this.#balance = won;
  }

  get vouchers(): readonly Voucher[] {
    return [...this.#vouchers.values()];
  }

  find(trId: string): Voucher | undefined {
    const found = this.#vouchers.get(trId);
    if (found?.pinStatus === '01' && found.validUntil < this.#clock.now()) found.pinStatus = '08';
    return found;
  }

  /** Sets the state of a voucher's pin: `02` used, `08` expired, … */
  setPin(trId: string, pinStatus: string): void {
    const voucher = this.#vouchers.get(trId);
    if (!voucher) return;
    voucher.pinStatus = pinStatus;
    if (pinStatus === '02') voucher.remaining = 0;
    if (pinStatus === '08') voucher.validUntil = new Date(this.#clock.now().getTime() - DAY_MS);
  }

  faultNext(fault: SendFault, count = 1): void {
    this.#faults.push(...Array.from({ length: count }, () => fault));
  }

  takeFault(): SendFault | undefined {
    return this.#faults.shift();
  }

  /** Issues a voucher later: after the first question about it. */
  postpone(trId: string, issue: () => void): void {
    this.#late.set(trId, issue);
  }

  /** Issues what was postponed; the answer to the question was given before. */
  issueLate(trId: string): void {
    this.#late.get(trId)?.();
    this.#late.delete(trId);
  }

  /** Takes the price from the balance, and issues a voucher unless `isIssued` is false. */
  order(order: { trId: string; good: Good; gubun: string; phone: string }, isIssued: boolean): Voucher {
    this.#serial += 1;
    const serial = String(this.#serial).padStart(7, '0');
    const voucher: Voucher = {
      ...order,
      orderNo: `2026${serial}`,
      pin: `90${serial}${String((this.#serial * 7919) % 1000).padStart(3, '0')}`,
      pinStatus: isIssued ? '01' : null,
      remaining: order.good.isAmount ? order.good.realPrice : 0,
      validUntil: new Date(this.#clock.now().getTime() + order.good.days * DAY_MS),
      resends: 0,
    };
    this.#balance -= order.good.salePrice;
    this.#vouchers.set(order.trId, voucher);
    return voucher;
  }

  /** Gives the price of a voucher back. */
  cancel(voucher: Voucher): void {
    voucher.pinStatus = '07';
    this.#balance += voucher.good.salePrice;
  }
}
