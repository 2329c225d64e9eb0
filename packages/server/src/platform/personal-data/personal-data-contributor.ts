import type { Db } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import { defineContributionPoint } from '../features/contributions.ts';
import type { KeyRing } from '../key-ring.ts';

/** `table.column` of the database. */
type ColumnName = { [T in keyof Database]: `${T}.${Extract<keyof Database[T], string>}` }[keyof Database];

/** An account whose personal data is erased, as it was before. */
export type ErasedAccount = { id: number; nano_id: string; name: string; email: string | null; tel: string };

/** The part of a feature in the export of an account’s own data: everything in Korean, nothing of other people. */
export type OwnData = {
  /** Written as JSON; the keys are Korean names. */
  data: unknown;
  /** Files of the account; the export puts them into a folder beside the data. */
  files?: readonly { nano_id: string; name: string; size: number; storage_key: string }[];
};

/**
 * The statement of a feature about personal data in its tables. A test reads the schema and fails for a column that looks
 * personal and is in neither list.
 */
export type PersonalDataContributor = {
  /** Columns that `erase` empties or whose rows it deletes. */
  erased?: readonly ColumnName[];
  /** Columns that stay after an erasure, with the reason and the period. */
  kept?: readonly { columns: readonly ColumnName[]; because: string }[];
  /** Erases an account in the caller's transaction. A second run changes nothing. */
  erase?(db: Db, account: ErasedAccount, now: Date): Promise<void>;
  /** Deletes, each night, what had to be kept longer than the account and whose period is over. */
  purge?(db: Db, now: Date): Promise<void>;
  /** The part of an account's own export: its name in Korean, its place, and its content, with numbers decrypted. */
  own?: { title: string; order: number; collect(db: Db, userId: number, keyRing: KeyRing): Promise<OwnData> };
};

/**
 * The statements of all features. Erasures run in the reverse order of the features, so that they still find the account that
 * the accounts themselves, listed first, blank last.
 */
export const personalData = defineContributionPoint<PersonalDataContributor>('personal data');
