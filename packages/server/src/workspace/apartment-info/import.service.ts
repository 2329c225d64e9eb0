import { pick } from '@danji/contracts/pick';
import { APARTMENT_INFO_FIELDS, type ApartmentInfoFields } from '@danji/contracts/workspace/apartment-info';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { ProviderError } from '../../platform/providers/provider-error.ts';
import { nextVersion } from '../../platform/records/version.ts';
import type { KaptClient } from './kapt-client.ts';
import {
  type ApartmentInfoRow,
  findInfo,
  findInfoByCode,
  lockInfo,
  updateInfoRow,
} from './apartment-info.repository.ts';
import { compare, mergeReported } from './differences.ts';
import { toKaptFields, type KaptFields } from './kapt-fields.ts';
import { revisions } from './revision.repository.ts';

/** A response of K-apt is reused for this long, so that a preview and the work space made from it need one request. */
const FRESH_MS = 60 * 60_000;

export const pickFields = (row: ApartmentInfoRow): ApartmentInfoFields => pick(row, APARTMENT_INFO_FIELDS);

/** Loads both of K-apt's responses about a complex; `undefined` for an unknown code. */
export async function fetchFromKapt(kapt: KaptClient, code: string): Promise<KaptFields | undefined> {
  const [basis, detail] = await Promise.all([kapt.findBasis(code), kapt.findDetail(code)]);
  return basis && toKaptFields(basis, detail);
}

/** Saves K-apt's values as a new revision; values that an operator has written stay. */
export async function saveImport(
  db: Db,
  reported: KaptFields,
  userId: number | null,
  now: Date,
): Promise<ApartmentInfoRow> {
  const { code } = reported.facts;
  const existing = (await findInfoByCode(db, code))?.id ?? (await insertOnce(db, reported.facts, now));
  await lockInfo(db, existing);
  const before = await findInfo(db, existing);
  if (!before) throw new ProblemError('not_found');
  const overridden = before.overridden_fields;
  const merged = mergeReported(pickFields(before), reported.facts);
  const differences = compare(pickFields(before), merged, overridden);
  const taken = Object.fromEntries(
    differences.filter(({ is_kept }) => !is_kept).map(({ field, after }) => [field, after]),
  ) as Partial<ApartmentInfoFields>;
  const revision = before.revision + 1;
  const updated = nextVersion(before, now);
  await updateInfoRow(db, existing, taken, {
    revision,
    not_understood: toJson(reported.not_understood),
    ...(reported.sigungu_code && { sigungu_code: reported.sigungu_code }),
    imported: now,
    updated,
  });
  await revisions.add(db, {
    apt_info_id: existing,
    revision,
    source: 'kapt',
    user_id: userId,
    differences: toJson(differences),
    created: now,
  });
  const after = await findInfo(db, existing);
  if (!after) throw new ProblemError('not_found');
  return after;
}

/** Adds a row with only the name; concurrent imports create one. */
async function insertOnce(db: Db, { code, name, building_type }: ApartmentInfoFields, now: Date): Promise<number> {
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
  const existing = await findInfoByCode(db, code);
  const age = existing?.imported ? now.getTime() - new Date(existing.imported).getTime() : Infinity;
  if (existing && !fresh && age < FRESH_MS) return { info: existing, is_cached: false };
  try {
    const reported = await fetchFromKapt(kapt, code);
    return reported && { info: await transaction(db, (db) => saveImport(db, reported, null, now)), is_cached: false };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (existing?.imported) return { info: existing, is_cached: true };
    throw kaptProblem();
  }
}

export const kaptProblem = (): ProblemError =>
  new ProblemError('provider_unavailable', {
    title: 'K-apt가 응답하지 않아요. 잠시 뒤 다시 시도하거나 직접 입력해 주세요.',
  });
