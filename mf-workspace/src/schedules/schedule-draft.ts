import { getOwn } from '@danji/contracts/get-own';
import { SCHEDULE_LIMITS } from '@danji/contracts/workspace/schedule-limits';
import type { ScheduleFields, ScheduleRef, WorkSchedule } from '@danji/contracts/workspace/schedule';
import { validateSchedule } from '@danji/contracts/workspace/schedule.validation';
import { contractTypeOf } from '@danji/contracts/codes/contract-categories';
import type { StoredFile } from '@danji/contracts/site/file';
import { formatNumber } from '@danji/contracts/format/number';

/** A schedule in the form; dates and categories that are not chosen yet are empty. */
export type ScheduleDraft = Pick<
  ScheduleFields,
  'title' | 'contract' | 'contract_amount' | 'building_name' | 'is_complete' | 'description'
> & {
  category2: number | null;
  contract_start: string;
  contract_end: string;
  previous: ScheduleRef | null;
  files: StoredFile[];
};
export type DraftName = keyof ScheduleDraft;
export type ScheduleErrors = Partial<Record<DraftName, string>>;

export const BLANK_SCHEDULE: ScheduleDraft = {
  title: '',
  category2: null,
  contract: '',
  contract_start: '',
  contract_end: '',
  contract_amount: null,
  building_name: '',
  previous: null,
  is_complete: false,
  description: '',
  files: [],
};

/** Converts a stored schedule to the values of the form. */
export const toScheduleDraft = ({
  title,
  category2,
  contract,
  contract_start,
  contract_end,
  contract_amount,
  building_name,
  previous,
  is_complete,
  description,
  files,
}: WorkSchedule): ScheduleDraft => ({
  title,
  category2,
  contract,
  contract_start: contract_start ?? '',
  contract_end: contract_end ?? '',
  contract_amount,
  building_name,
  previous,
  is_complete,
  description,
  files,
});

/** Converts the form to the body of the calls. */
export const toScheduleFields = ({
  category2,
  contract_start,
  contract_end,
  previous,
  files,
  title,
  ...rest
}: ScheduleDraft) => ({
  ...rest,
  title: title.trim(),
  category1: contractTypeOf(category2 ?? 0) ?? 1,
  category2: category2 ?? 0,
  contract_start: contract_start || null,
  contract_end: contract_end || null,
  previous_id: previous?.id ?? null,
  file_ids: files.map(({ nano_id }) => nano_id),
});

const MAX_CHARACTERS = {
  title: SCHEDULE_LIMITS.titleCharacters,
  contract: SCHEDULE_LIMITS.contractCharacters,
  building_name: SCHEDULE_LIMITS.buildingCharacters,
  description: SCHEDULE_LIMITS.descriptionCharacters,
} as const;

/** Validates the form before it is sent. */
export function validateDraft(draft: ScheduleDraft): ScheduleErrors {
  const { category1: _type, previous_id: _previous, ...fieldErrors } = validateSchedule(toScheduleFields(draft));
  const tooLong = Object.entries(MAX_CHARACTERS)
    .filter(([name, max]) => draft[name as keyof typeof MAX_CHARACTERS].trim().length > max)
    .map(([name, max]) => [name, `${formatNumber(max)}자까지 쓸 수 있어요.`]);
  return { ...fieldErrors, ...Object.fromEntries(tooLong) } as ScheduleErrors;
}

/** Maps the errors of the server to the fields of the form. */
export function toDraftErrors(fields: Readonly<Record<string, string>>): ScheduleErrors {
  const names: Record<string, DraftName> = { category1: 'category2', previous_id: 'previous' };
  return Object.fromEntries(
    Object.entries(fields).map(([field, message]) => [
      field.startsWith('file_ids') ? 'files' : (getOwn(names, field) ?? field),
      message,
    ]),
  ) as ScheduleErrors;
}

/** Serialises a field, so that two values can be compared. */
export const toComparable = (draft: ScheduleDraft, name: DraftName): string =>
  JSON.stringify(
    name === 'files'
      ? draft.files.map(({ nano_id }) => nano_id)
      : name === 'previous'
        ? (draft.previous?.id ?? null)
        : draft[name],
  );

/** Lists the fields in which two drafts differ, in the order of the form. */
export const listChangedFields = (one: ScheduleDraft, other: ScheduleDraft): DraftName[] =>
  (Object.keys(BLANK_SCHEDULE) as DraftName[]).filter((name) => toComparable(one, name) !== toComparable(other, name));

/** Copies some fields of another draft into a draft. */
export const copyFields = (into: ScheduleDraft, from: ScheduleDraft, names: readonly DraftName[]): ScheduleDraft => ({
  ...into,
  ...Object.fromEntries(names.map((name) => [name, from[name]])),
});
