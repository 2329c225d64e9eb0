import { addMonths } from '../rules/day-math.ts';

/** The limit of works and services without a tender, won without value-added tax (FACTS §9), and what counts as close to it. */
export const DIRECT_CONTRACT = { limit: 5_000_000, near: 4_000_000, months: 12 } as const;

/** A contract or notice without a tender; `day` is when it begins. */
export type DirectContract = { title: string; day: string; amount: number };

const isNear = ({ amount }: DirectContract): boolean =>
  amount >= DIRECT_CONTRACT.near && amount <= DIRECT_CONTRACT.limit;
const toSum = (contracts: readonly DirectContract[]): number => contracts.reduce((sum, { amount }) => sum + amount, 0);
const byDay = (one: DirectContract, other: DirectContract): number =>
  one.day.localeCompare(other.day) || one.amount - other.amount || one.title.localeCompare(other.title);

/**
 * Returns the contracts of one sub-category that stay just under the limit one by one and exceed it together within twelve
 * months, the subject among them, the earliest first; empty when there are none.
 */
export function findSplitContracts(subject: DirectContract, others: readonly DirectContract[]): DirectContract[] {
  if (!isNear(subject)) return [];
  const near = others.filter((contract) => isNear(contract));
  const windows = [subject, ...near].map(({ day }) => {
    const end = addMonths(day, DIRECT_CONTRACT.months);
    const isIn = (contract: DirectContract) => contract.day >= day && contract.day < end;
    return isIn(subject) ? [subject, ...near.filter((contract) => isIn(contract))] : [];
  });
  const [most = []] = windows.toSorted((one, other) => toSum(other) - toSum(one));
  return most.length > 1 && toSum(most) > DIRECT_CONTRACT.limit ? most.toSorted(byDay) : [];
}
