import type { Endpoint } from '@danji/contracts/define-endpoint';
import type { ListIds, Seed } from './seed.ts';

type Value = string | number | boolean | keyof ListIds;
export type ListCall = {
  endpoint: Endpoint;
  seeds: readonly Seed[];
  /** The value by which each filter finds the marked rows; a name of `ListIds` stands for the id. */
  filters: Record<string, Value>;
  /** The query that the call needs. */
  query: Record<string, Value>;
  /** The record in the path. */
  id?: keyof ListIds;
  /**
   * Filters that find few rows: a member, a month or a number has one at most, and an account so many favourites; `list`
   * stands for the whole list of an account that may have so many rows only.
   */
  few?: readonly string[];
  /** There are some hundred rows at most, so that only the plan is looked at. */
  isShort?: true;
};

/** A list, with the rows that it is measured on and the values of its filters. */
export const list = (
  endpoint: Endpoint,
  rows: readonly Seed[],
  filters: Record<string, Value> = {},
  { query = {}, ...rest }: Partial<Pick<ListCall, 'query' | 'id' | 'few' | 'isShort'>> = {},
): ListCall => ({ endpoint, seeds: rows, filters, query, ...rest });

/** Days that all rows are in. */
export const PERIOD = { date_start: '2020-01-01', date_end: '2099-12-31' };
