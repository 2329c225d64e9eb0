import { AGO, type Seed, TEXT } from './seed.ts';

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
