import { APARTMENT_INFO_FIELDS, type ApartmentInfoFields } from '@danji/contracts/workspace/apartment-info';
import type {
  createApartmentInfo,
  updateApartmentInfo,
} from '@danji/contracts/workspace/apartment-info-staff.endpoints';
import { NO_APARTMENT_DETAILS } from '@danji/contracts/apartments/apartment-details-text';
import { validateApartmentDetails } from '@danji/contracts/apartments/apartment-details.validation';
import { BuildingType } from '@danji/contracts/codes/apartment-codes';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { checkVersion, nextVersion } from '../../platform/records/version.ts';
import {
  type ApartmentInfoRow,
  findInfo,
  findInfoByCode,
  insertInfo,
  lockInfo,
  updateInfoRow,
} from './apartment-info.repository.ts';
import { compare, withParking } from './differences.ts';
import { isSame } from '../../platform/records/history.ts';
import { pickFields } from './import.service.ts';
import { revisions } from './revision.repository.ts';

const EMPTY_FIELDS: Omit<ApartmentInfoFields, 'name'> = {
  building_type: BuildingType.APARTMENT,
  code: '',
  tel: '',
  fax: '',
  type_name: '',
  address: '',
  ...NO_APARTMENT_DETAILS,
  installer: '',
  electric_power_capacity: null,
  elv_manage_type: '',
  elv_count: null,
  cctv_count: null,
};

export async function getInfo(db: Db, id: number): Promise<ApartmentInfoRow> {
  const row = await findInfo(db, id);
  if (!row) throw new ProblemError('not_found');
  return row;
}

/** Creates a complex from manual entry; all its fields count as written by an operator. */
export async function createInfo(
  db: Db,
  userId: number,
  body: BodyOf<typeof createApartmentInfo>,
  now: Date,
): Promise<ApartmentInfoRow> {
  const facts = { ...EMPTY_FIELDS, ...toStoredFields(body) };
  refuseInvalid(facts);
  await requireFreeCode(db, facts.code);
  const id = await insertInfo(db, facts, now);
  if (id === undefined) throw new ProblemError('already_exists');
  const before = { ...EMPTY_FIELDS, name: '' };
  const written = listChanged(before, facts);
  await updateInfoRow(db, id, {}, { revision: 1, overridden_fields: toJson(written) });
  await revisions.add(db, {
    apt_info_id: id,
    revision: 1,
    source: 'staff',
    user_id: userId,
    differences: toJson(compare(before, facts)),
    created: now,
  });
  return getInfo(db, id);
}

/** Changes a complex under its row lock; a concurrent change is refused with the newer version. */
export async function changeInfo(
  db: Db,
  userId: number,
  id: number,
  { updated, released_fields = [], ...input }: BodyOf<typeof updateApartmentInfo>,
  now: Date,
): Promise<ApartmentInfoRow> {
  await lockInfo(db, id);
  const current = await getInfo(db, id);
  await checkVersion(current, updated, () => current);
  const before = pickFields(current);
  const after = { ...before, ...toStoredFields(input) };
  refuseInvalid(after);
  if (after.code !== before.code) await requireFreeCode(db, after.code);
  const changed = listChanged(before, after);
  const overridden = APARTMENT_INFO_FIELDS.filter(
    (field) =>
      changed.includes(field) || (current.overridden_fields.includes(field) && !released_fields.includes(field)),
  );
  const differences = compare(before, after);
  const revision = current.revision + (differences.length > 0 ? 1 : 0);
  await updateInfoRow(db, id, after, {
    revision,
    overridden_fields: toJson(withParking(overridden, APARTMENT_INFO_FIELDS)),
    updated: nextVersion(current, now),
  });
  if (differences.length > 0)
    await revisions.add(db, {
      apt_info_id: id,
      revision,
      source: 'staff',
      user_id: userId,
      differences: toJson(differences),
      created: now,
    });
  return getInfo(db, id);
}

/** An import is looked up by the code. K-apt never changes it, so it is never an overridden field. */
const listChanged = (before: ApartmentInfoFields, after: ApartmentInfoFields) =>
  withParking(
    APARTMENT_INFO_FIELDS.filter((field) => field !== 'code' && !isSame(before[field], after[field])),
    APARTMENT_INFO_FIELDS,
  );

async function requireFreeCode(db: Db, code: string): Promise<void> {
  const existing = code === '' ? undefined : await findInfoByCode(db, code);
  const title = '이미 등록된 단지 코드예요. 목록에서 찾아 고쳐 주세요.';
  if (existing)
    throw new ProblemError('already_exists', { title, fields: { code: title }, extra: { apt_info_id: existing.id } });
}

/** Normalises fields for storage: trimmed, each amenity once. */
function toStoredFields<F extends Partial<ApartmentInfoFields>>(facts: F): F {
  const trimmed = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as F;
  return {
    ...trimmed,
    ...(facts.amenities && { amenities: [...new Set(facts.amenities.map((amenity) => amenity.trim()))] }),
  };
}

function refuseInvalid(facts: ApartmentInfoFields): void {
  const fields = validateApartmentDetails(facts);
  if (Object.keys(fields).length > 0) throw new ProblemError('invalid_input', { fields });
}
