import { COMMUNITY_POINT_ACTIONS, COMMUNITY_POINT_CATEGORIES } from '@danji/contracts/points/community-point-rule';
import { AGO, type Seed, TEXT } from './seed.ts';

const namesOf = (entries: object): string =>
  Object.keys(entries)
    .map((name) => `'${name}'`)
    .join();

/** Entries of the ledger of points. */
export const POINT_ENTRIES: readonly Seed[] = [
  {
    table: 'point_entry',
    columns: {
      id: 'n',
      user_id: `case when m then :general: else :other: end`,
      position: 'n',
      history_type: 'case when m then 3 else 4 end',
      point: '1',
      balance: 'n',
      earned: '1',
      cause_key: `'test:' || n || ':given'`,
      description: TEXT,
      data: `'{}'`,
      created: AGO,
    },
  },
];

/** Every rule that there can be, once: a page of others would break the contract. */
export const POINT_RULES: readonly Seed[] = [
  {
    table: 'community_point_rule',
    columns: {
      action_type: 'action',
      category1: 'category',
      category2: 'sub',
      value: '1',
      created: 'now()',
      updated: 'now()',
    },
    from: `unnest(array[${namesOf(COMMUNITY_POINT_ACTIONS)}]) as action, unnest(array[${namesOf(COMMUNITY_POINT_CATEGORIES)}]) as category,
      generate_series(0, 4) as sub where (category <> 'all' or sub = 0) and not exists (select from community_point_rule)`,
  },
];
export const POINT_RULE_CHANGES: readonly Seed[] = [
  {
    table: 'community_point_rule_change',
    columns: {
      rule_id: `case when m then :general: else :other: end`,
      actor_id: ':admin:',
      before: '1',
      after: '2',
      created: AGO,
    },
  },
];
export const POINT_SETS: readonly Seed[] = [
  {
    table: 'point_set',
    columns: {
      point_signup: '1',
      point_referral: '1',
      point_referred: '1',
      point_review_text: '1',
      point_review_image: '1',
      limit_price_user: '1',
      limit_price_day: '1',
      staff_id: ':admin:',
      created: AGO,
    },
  },
];
export const POINT_CHECKS: readonly Seed[] = [
  { table: 'point_check', columns: { accounts: '1', entries: '1', differences: '0', elapsed: '1', created: AGO } },
];
export const POINT_DIFFERENCES: readonly Seed[] = [
  {
    table: 'point_difference',
    columns: {
      check_id: 'case when m then :general: else :other: end',
      user_id: ':general:',
      kind: `'points'`,
      expected: '1',
      actual: '2',
    },
  },
];
