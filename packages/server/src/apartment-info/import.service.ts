import { APARTMENT_INFO_FIELDS, type ApartmentInfoFacts } from '@danji/contracts/apts/apartment-info';
import { toJson } from '../platform/database/columns.ts';
import type { Db } from '../platform/database/open-database.ts';
import { transaction } from '../platform/database/transaction.ts';
import { ProblemError } from '../platform/problem-error.ts';
import { ProviderError, type KaptClient } from '../providers/index.ts';
import {
  type ApartmentInfoRow,
  findInfo,
  findInfoByCode,
  lockInfo,
  updateInfoRow,
} from './apartment-info.repository.ts';
import { findDifferences, mergeSaid } from './differences.ts';
import { toKaptFacts, type KaptFacts } from './kapt-facts.ts';
import { insertRevision } from './revision.repository.ts';

/** A response of K-apt is reused for this long, so that a preview and the work space made from it need one request. */
const FRESH_MS = 60 * 60_000;

export const toFacts = (row: ApartmentInfoRow): ApartmentInfoFacts =>
  Object.fromEntries(APARTMENT_INFO_FIELDS.map((field) => [field, row[field]])) as ApartmentInfoFacts;

/** Loads both of K-apt's responses about a complex; `undefined` for an unknown code. */
export async function askKapt(kapt: KaptClient, code: string): Promise<KaptFacts | undefined> {
  const [basis, detail] = await Promise.all([kapt.findBasis(code), kapt.findDetail(code)]);
  return basis && toKaptFacts(basis, detail);
}

/** Saves K-apt's values as a new revision; values that an operator has written stay. */
export async function saveImport(db: Db, said: KaptFacts, userId: number | null, now: Date): Promise<ApartmentInfoRow> {
  const { code } = said.facts;
  const known = (await findInfoByCode(db, code))?.id ?? (await insertOnce(db, said.facts, now));
  await lockInfo(db, known);
  const before = await findInfo(db, known);
  if (!before) throw new ProblemError('not_found');
  const kept = before.overridden_fields;
  const merged = mergeSaid(toFacts(before), said.facts);
  const differences = findDifferences(toFacts(before), merged, kept);
  const taken = Object.fromEntries(
    differences.filter(({ is_kept }) => !is_kept).map(({ field, after }) => [field, after]),
  ) as Partial<ApartmentInfoFacts>;
  const revision = before.revision + 1;
  const updated = new Date(Math.max(now.getTime(), new Date(before.updated).getTime() + 1));
  await updateInfoRow(db, known, taken, {
    revision,
    not_understood: toJson(said.not_understood),
    ...(said.sigungu_code && { sigungu_code: said.sigungu_code }),
    imported: now,
    updated,
  });
  await insertRevision(db, {
    apt_info_id: known,
    revision,
    source: 'kapt',
    user_id: userId,
    differences,
    created: now,
  });
  const after = await findInfo(db, known);
  if (!after) throw new ProblemError('not_found');
  return after;
}

/** Adds a row with only the name; concurrent imports create one. */
async function insertOnce(db: Db, { code, name, building_type }: ApartmentInfoFacts, now: Date): Promise<number> {
  await db
    .insertInto('apt_info')
    .values({ code, name, building_type, revision: 0, created: now, updated: now })
    .onConflict((conflict) => conflict.column('code').where('code', '<>', '').doNothing())
    .execute();
  const row = await findInfoByCode(db, code);
  if (!row) throw new ProblemError('not_found');
  return row.id;
}

export type Complex = {
  info: ApartmentInfoRow;
  /** K-apt does not answer: this is what it said before. */ is_cached: boolean;
};

/**
 * Returns a complex with K-apt's current values. Values of the last hour are reused, as are older ones while K-apt does
 * not respond. `undefined` for an unknown code; throws `provider_unavailable` when there are no values at all.
 */
export async function getComplex(
  db: Db,
  kapt: KaptClient,
  code: string,
  now: Date,
  { fresh = false } = {},
): Promise<Complex | undefined> {
  const known = await findInfoByCode(db, code);
  const age = known?.imported ? now.getTime() - new Date(known.imported).getTime() : Infinity;
  if (known && !fresh && age < FRESH_MS) return { info: known, is_cached: false };
  try {
    const said = await askKapt(kapt, code);
    return said && { info: await transaction(db, (db) => saveImport(db, said, null, now)), is_cached: false };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (known?.imported) return { info: known, is_cached: true };
    throw kaptProblem();
  }
}

export const kaptProblem = (): ProblemError =>
  new ProblemError('provider_unavailable', {
    title: 'K-apt가 응답하지 않아요. 잠시 뒤 다시 시도하거나 직접 입력해 주세요.',
  });
