import type { ScheduleFields } from '@danji/contracts/workspace/schedule';
import type { createWorkSchedule, updateWorkSchedule } from '@danji/contracts/workspace/schedule.endpoints';
import { validateSchedule } from '@danji/contracts/workspace/schedule.validation';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toDocument } from '@danji/contracts/documents/document-text';
import { findBrandRef, isApprovedBrand } from '../../accounts/businesses/index.ts';
import { listAttachments, syncDocumentFiles } from '../../site/files/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { invalidField, ProblemError } from '../../platform/problem-error.ts';
import { checkVersion, nextVersion } from '../../platform/records/version.ts';
import { isHandled, notifyDue, settleExpiry } from './expiry-notices.ts';
import { requireSpace } from './schedule-access.ts';
import { insertChanges, type Snapshot } from './schedule-history.ts';
import { findDifferences } from '../../platform/records/history.ts';
import { toWorkSchedule } from './schedule.presenter.ts';
import {
  findRef,
  findSchedule,
  findScheduleForChange,
  findSpaceOf,
  hasEvaluation,
  SCHEDULE_FILE_USE,
  type ScheduleRow,
  toFields,
} from './schedule.repository.ts';
import { findDeleted, insertSchedule, isInChain, setDeleted, updateScheduleRow } from './schedule-write.repository.ts';

type Writer = { user: Principal; now: Date };
type SyncFiles = Parameters<typeof syncDocumentFiles>[1];

const GONE = '일정이 없어요. 이미 지워졌거나 볼 수 없는 일정이에요.';
const BLANK: Omit<ScheduleFields, 'title' | 'category1' | 'category2'> = {
  description: '',
  contract: '',
  contract_start: null,
  contract_end: null,
  building_name: '',
  is_complete: false,
  contract_amount: null,
  previous_id: null,
  brand_id: null,
};
/** A schedule has only attachments; its text contains no pictures. */
const NO_PICTURES = toDocument('');

/** Returns the row for a user who may read it; throws `not_found`. */
export async function getSchedule(db: Db, user: Principal, id: number): Promise<ScheduleRow> {
  const row = await findSchedule(db, id);
  if (!row) throw new ProblemError('not_found', { title: GONE });
  await requireSpace(db, user, row.space_id);
  return row;
}

async function getForChange(db: Db, user: Principal, id: number): Promise<ScheduleRow> {
  const row = await findScheduleForChange(db, id);
  if (!row) throw new ProblemError('not_found', { title: GONE });
  await requireSpace(db, user, row.space_id);
  return row;
}

/** Normalises fields for storage. Throws `invalid_input` naming what is wrong. */
function toStoredFields(input: ScheduleFields): ScheduleFields {
  const fields = {
    ...input,
    title: input.title.trim(),
    description: input.description.trim(),
    contract: input.contract.trim(),
    building_name: input.building_name.trim(),
  };
  const fieldErrors = validateSchedule(fields);
  if (Object.keys(fieldErrors).length > 0)
    throw new ProblemError('invalid_input', { fields: fieldErrors as Record<string, string> });
  return fields;
}

/** Throws unless the predecessor is in the same work space and the chain has no cycle. */
async function checkPrevious(db: Db, spaceId: number, previousId: number | null, id?: number): Promise<void> {
  if (previousId === null) return;
  if ((await findSpaceOf(db, previousId)) !== spaceId)
    throw invalidField('previous_id', '이전 계약을 찾을 수 없어요. 다시 골라 주세요.');
  if (id !== undefined && (await isInChain(db, previousId, id)))
    throw invalidField('previous_id', '이 계약의 다음 계약이라서 이전 계약으로 정할 수 없어요.');
}

/** Throws for a brand that is not approved, and for a change of one that was evaluated by this contract. */
async function checkBrand(db: Db, brandId: number | null, scheduleId?: number): Promise<void> {
  if (brandId !== null && !(await isApprovedBrand(db, brandId)))
    throw invalidField('brand_id', '승인된 업체가 아니에요. 업체를 다시 골라 주세요.');
  if (scheduleId !== undefined && (await hasEvaluation(db, scheduleId)))
    throw invalidField('brand_id', '이 계약으로 이미 업체를 평가해서 업체를 바꿀 수 없어요.');
}

const syncFiles = (
  db: Db,
  recordId: number,
  attachments: NonNullable<SyncFiles['attachments']>,
  { user, now }: Writer,
): Promise<void> =>
  syncDocumentFiles(db, { use: SCHEDULE_FILE_USE, recordId, document: NO_PICTURES, attachments, userId: user.id, now });

async function toSnapshot(db: Db, row: ScheduleRow): Promise<Snapshot> {
  const { previous_id, brand_id, ...fields } = toFields(row);
  const brand = await findBrandRef(db, brand_id);
  const files = await listAttachments(db, { use: SCHEDULE_FILE_USE, recordId: row.id });
  const previous = previous_id === null ? undefined : await findRef(db, previous_id);
  return {
    ...fields,
    brand: brand?.name ?? null,
    previous: previous?.title ?? null,
    files: files.length > 0 ? files.map(({ name }) => name).join(', ') : null,
  };
}

/** A contract that has a next one needs nobody's attention any more. */
async function settlePrevious(db: Db, spaceId: number, previousId: number | null, now: Date): Promise<void> {
  if (previousId !== null) await settleExpiry(db, { id: previousId, space_id: spaceId }, now);
}

async function getRow(db: Db, id: number): Promise<ScheduleRow> {
  const row = await findSchedule(db, id);
  if (!row) throw new Error('The schedule that was just written is not there.');
  return row;
}

/** Creates a schedule with its files. */
export async function writeSchedule(
  db: Db,
  { space_id: spaceId, file_ids = [], ...input }: BodyOf<typeof createWorkSchedule>,
  writer: Writer,
): Promise<ScheduleRow> {
  const { user, now } = writer;
  await requireSpace(db, user, spaceId);
  const fields = toStoredFields({ ...BLANK, ...input });
  await checkPrevious(db, spaceId, fields.previous_id);
  await checkBrand(db, fields.brand_id);
  const id = await insertSchedule(db, fields, { spaceId, userId: user.id, now });
  await syncFiles(db, id, file_ids, writer);
  await insertChanges(db, [id], { userId: user.id, kind: 'created', now });
  await notifyDue(db, spaceId, now, [id]);
  await settlePrevious(db, spaceId, fields.previous_id, now);
  return getRow(db, id);
}

/** Changes the given fields of the version that the client has loaded; resolves to the schedule before and after. */
export async function changeSchedule(
  platform: Platform,
  db: Db,
  id: number,
  { updated, file_ids, ...input }: BodyOf<typeof updateWorkSchedule>,
  writer: Writer,
): Promise<{ before: ScheduleRow; after: ScheduleRow }> {
  const { user, now } = writer;
  const before = await getForChange(db, user, id);
  await checkVersion(before, updated, () => toWorkSchedule(platform, db, before, user));
  const was = await toSnapshot(db, before);
  const fields = toStoredFields({ ...toFields(before), ...input });
  if (fields.previous_id !== before.previous_id) await checkPrevious(db, before.space_id, fields.previous_id, id);
  if (fields.brand_id !== before.brand_id) await checkBrand(db, fields.brand_id, id);
  await updateScheduleRow(db, id, fields, nextVersion(before, now));
  if (file_ids) await syncFiles(db, id, file_ids, writer);
  const after = await getRow(db, id);
  const changes = findDifferences(was, await toSnapshot(db, after));
  if (changes.length > 0) await insertChanges(db, [id], { userId: user.id, kind: 'changed', now }, changes);
  if (isHandled(before, after)) await settleExpiry(db, after, now);
  if (after.previous_id !== before.previous_id) await settlePrevious(db, after.space_id, after.previous_id, now);
  await notifyDue(db, after.space_id, now, [id]);
  return { before, after };
}

/** Deletes a schedule; resolves to it as it was. */
export async function removeSchedule(db: Db, id: number, { user, now }: Writer): Promise<ScheduleRow> {
  const row = await getForChange(db, user, id);
  await setDeleted(db, id, now, nextVersion(row, now));
  await insertChanges(db, [id], { userId: user.id, kind: 'deleted', now });
  await settleExpiry(db, row, now);
  return row;
}

/** Restores a deleted schedule. */
export async function restoreDeletedSchedule(db: Db, id: number, { user, now }: Writer): Promise<ScheduleRow> {
  const deleted = await findDeleted(db, id);
  if (!deleted) throw new ProblemError('not_found', { title: '되돌릴 수 있는 일정이 없어요.' });
  await requireSpace(db, user, deleted.space_id);
  await setDeleted(db, id, null, nextVersion(deleted, now));
  await insertChanges(db, [id], { userId: user.id, kind: 'restored', now });
  await notifyDue(db, deleted.space_id, now, [id]);
  return getRow(db, id);
}
