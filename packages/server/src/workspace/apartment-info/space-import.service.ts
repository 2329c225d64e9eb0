import type {
  generateWorkSpace,
  ImportedField,
  previewDetailsImport,
} from '@danji/contracts/workspace/apartment-info.endpoints';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import type { ResponseOf, BodyOf } from '@danji/contracts/define-endpoint';
import { changeDetails, openWorkSpace } from '../work-spaces/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import type { KaptClient } from './kapt-client.ts';
import { findSpaceByCode, lockInfo } from './apartment-info.repository.ts';
import { compare, listEditedFields, mergeReported } from './differences.ts';
import { type Complex, getComplex, kaptProblem, pickFields } from './import.service.ts';
import { type ImportedDetails, toWorkSpaceDetails, toTitle } from './kapt-fields.ts';
import { findSource, saveSource } from './space-source.repository.ts';

const UNKNOWN_CODE = 'K-apt에 없는 단지 코드예요. 코드를 다시 확인해 주세요.';

/** Throws for a code that a work space already has; the user can ask its masters to join. */
export async function requireUnusedCode(db: Db, code: string): Promise<void> {
  const space = await findSpaceByCode(db, code);
  if (space)
    throw new ProblemError('already_exists', {
      title: `이 단지에는 이미 '${space.title}' 워크스페이스가 있어요. 참여를 요청해 주세요.`,
      extra: { space },
    });
}

export async function getComplexOf(
  db: Db,
  kapt: KaptClient,
  code: string,
  now: Date,
  options?: { fresh: boolean },
): Promise<Complex> {
  const complex = await getComplex(db, kapt, code, now, options);
  if (!complex) throw invalidField('apt_code', UNKNOWN_CODE);
  if (!complex.info.imported) throw kaptProblem();
  return complex;
}

/** Creates the work space of a complex; of two concurrent calls one is refused with the hint to ask to join. */
export async function createFromComplex(
  db: Db,
  user: Principal,
  { info }: Complex,
  { title, job_grade }: BodyOf<typeof generateWorkSpace>,
  now: Date,
): Promise<number> {
  await lockInfo(db, info.id);
  await requireUnusedCode(db, info.code);
  const facts = toWorkSpaceDetails(pickFields(info));
  const id = await openWorkSpace(
    db,
    user,
    { ...facts, title: title?.trim() || toTitle(info.name), ...(job_grade !== undefined && { job_grade }) },
    now,
  );
  await saveSource(db, id, facts, now);
  return id;
}

/** Picks the details of a work space that K-apt provides, too. */
const pickImported = (space: WorkSpace, reported: ImportedDetails): ImportedDetails =>
  Object.fromEntries(Object.keys(reported).map((name) => [name, space[name as ImportedField]])) as ImportedDetails;

/** Lists how a work space differs from K-apt; fields that a member has edited are marked to stay. */
export async function compareDetails(
  db: Db,
  space: WorkSpace,
  { info, is_cached }: Complex,
): Promise<ResponseOf<typeof previewDetailsImport>> {
  const reported = toWorkSpaceDetails(pickFields(info));
  const now = pickImported(space, reported);
  const differences = compare(now, mergeReported(now, reported), listEditedFields(now, await findSource(db, space.id)));
  return {
    differences,
    not_understood: info.not_understood,
    updated: space.updated,
    imported: info.imported ?? info.updated,
    is_cached,
  };
}

/** Imports the named fields from K-apt, or all that no member has edited; from now on the others count as edited. */
export async function applyImportedDetails(
  db: Db,
  user: Principal,
  space: WorkSpace,
  complex: Complex,
  { fields, updated }: { fields?: readonly string[]; updated: string },
  now: Date,
): Promise<void> {
  const { differences } = await compareDetails(db, space, complex);
  const taken = differences.filter(({ field, is_kept }) => (fields ? fields.includes(field) : !is_kept));
  await changeDetails(
    db,
    user,
    space.id,
    { ...Object.fromEntries(taken.map(({ field, after }) => [field, after])), updated },
    now,
    'imported',
  );
  await saveSource(
    db,
    space.id,
    mergeReported((await findSource(db, space.id)) ?? {}, toWorkSpaceDetails(pickFields(complex.info))),
    now,
  );
}
