import { Type, type Static } from 'typebox';
import { CONTRACT_TYPES, type ContractType } from '../codes/contract-categories.ts';
import { file } from '../site/file.ts';
import {
  strictObject,
  date,
  nonEmptyString,
  id,
  nanoId,
  nullable,
  oneOf,
  text,
  created,
  updated,
  spaceId,
  entity,
  labelled,
  fileCount,
} from '../fields.ts';
import { brandRef } from '../bids/brand-ref.ts';
import { personRef } from '../accounts/user.ts';
import { ScheduleBucket, ScheduleRange } from './schedule-bucket.ts';
import { spaceRef } from './space-ref.ts';
import { SCHEDULE_LIMITS } from './schedule-limits.ts';

/**
 * The fields of a schedule or contract that members write (SPEC §3, Work schedule); `contract_amount` and `previous_id`
 * are not in the specification.
 */
export const scheduleFields = {
  category1: Type.Unsafe<ContractType>({ type: 'integer', enum: [...CONTRACT_TYPES], label: '종류' }),
  category2: Type.Integer({ minimum: 101, maximum: 1499, label: '분류' }),
  title: nonEmptyString('제목', SCHEDULE_LIMITS.titleCharacters),
  description: text('내용', SCHEDULE_LIMITS.descriptionCharacters),
  /** The other party. */
  contract: text('계약 업체', SCHEDULE_LIMITS.contractCharacters),
  /** The account of the other party, when it has one here; `contract` keeps its name as written. */
  brand_id: labelled('계약 업체 회원', nullable(id)),
  /** Business days, both included; without an end it never expires. */
  contract_start: nullable(date('시작일')),
  contract_end: nullable(date('종료일')),
  building_name: text('건물 이름', SCHEDULE_LIMITS.buildingCharacters),
  is_complete: Type.Boolean({ label: '완료' }),
  /** Won. */
  contract_amount: nullable(Type.Integer({ minimum: 0, maximum: SCHEDULE_LIMITS.amount, label: '계약 금액' })),
  /** The contract before this one, in the same work space. */
  previous_id: labelled('이전 계약', nullable(id)),
};
const { description, ...summaryFields } = scheduleFields;
/** The filters of lists, counts and sheets: the range of the end date, the kind, and whether it is completed. */
export const scheduleFilters = {
  filter_range: Type.Optional(ScheduleRange.schema),
  category1: Type.Optional(scheduleFields.category1),
  is_complete: Type.Optional(scheduleFields.is_complete),
};
/** The attachments in their order: uploads of the caller, and existing attachments of the schedule. */
export const scheduleFileIds = Type.Array(nanoId, { maxItems: SCHEDULE_LIMITS.files, label: '첨부파일' });

/** A schedule beside another: its predecessor or its successor. */
const scheduleRef = strictObject({
  id,
  title: Type.String(),
  contract_start: scheduleFields.contract_start,
  contract_end: scheduleFields.contract_end,
});

/** A schedule in a list. */
export const scheduleSummary = entity('WorkScheduleSummary', {
  id,
  space_id: spaceId,
  space: spaceRef,
  /** It is `null` for a schedule that our staff wrote. */
  user: nullable(personRef),
  ...summaryFields,
  bucket: ScheduleBucket.schema,
  file_count: fileCount,
  created,
  /** It differs after every change, and a change has to send it back, so that nobody overwrites a version they have not seen. */
  updated,
});

/** A whole schedule. `next` is the contract that follows it, if there is one. */
export const workSchedule = entity('WorkSchedule', {
  ...scheduleSummary.properties,
  description,
  /** The brand of `brand_id`. */
  brand: nullable(brandRef),
  files: Type.Array(file, { maxItems: SCHEDULE_LIMITS.files }),
  previous: nullable(scheduleRef),
  next: nullable(scheduleRef),
});

/** A schedule as the staff log holds it. */
export const loggedSchedule = strictObject({ id, space_id: spaceId, ...scheduleFields, created, updated });

const scheduleChangeKind = oneOf('created', 'imported', 'changed', 'deleted', 'restored');
/** The value of a field in the history; files are their names, a predecessor is its title. */
const heldValue = Type.Unsafe<string | number | boolean | null>({ type: ['string', 'number', 'boolean', 'null'] });
/** One change in the history of a schedule. */
export const scheduleChange = entity('WorkScheduleChange', {
  id,
  user: nullable(personRef),
  kind: scheduleChangeKind,
  fields: Type.Array(strictObject({ field: Type.String(), before: heldValue, after: heldValue }), { maxItems: 50 }),
  created,
});

export type ScheduleFields = Pick<WorkSchedule, keyof typeof scheduleFields>;
export type ScheduleSummary = Static<typeof scheduleSummary>;
export type ScheduleRef = Static<typeof scheduleRef>;
export type WorkSchedule = Static<typeof workSchedule>;
export type ScheduleChange = Static<typeof scheduleChange>;
export type ScheduleFieldValue = Static<typeof heldValue>;
