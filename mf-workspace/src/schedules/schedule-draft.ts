import { getOwn } from '@danji/contracts/get-own';
import {
  type ScheduleFields,
  type ScheduleRef,
  SCHEDULE_LIMITS,
  type WorkSchedule,
} from '@danji/contracts/apts/schedule';
import { findScheduleFaults } from '@danji/contracts/apts/schedule-faults';
import { contractTypeOf } from '@danji/contracts/codes/contract-categories';
import type { StoredFile } from '@danji/contracts/commons/file';
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
export type ScheduleFaults = Partial<Record<DraftName, string>>;

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

const MOST = {
  title: SCHEDULE_LIMITS.titleLetters,
  contract: SCHEDULE_LIMITS.contractLetters,
  building_name: SCHEDULE_LIMITS.buildingLetters,
  description: SCHEDULE_LIMITS.descriptionLetters,
} as const;

/** Validates the form before it is sent. */
export function findDraftFaults(draft: ScheduleDraft): ScheduleFaults {
  const { category1: _type, previous_id: _previous, ...faults } = findScheduleFaults(toScheduleFields(draft));
  const long = Object.entries(MOST)
    .filter(([name, most]) => draft[name as keyof typeof MOST].trim().length > most)
    .map(([name, most]) => [name, `${formatNumber(most)}자까지 쓸 수 있어요.`]);
  return { ...faults, ...Object.fromEntries(long) } as ScheduleFaults;
}

/** Maps the errors of the server to the fields of the form. */
export function toDraftFaults(fields: Readonly<Record<string, string>>): ScheduleFaults {
  const names: Record<string, DraftName> = { category1: 'category2', previous_id: 'previous' };
  return Object.fromEntries(
    Object.entries(fields).map(([field, message]) => [
      field.startsWith('file_ids') ? 'files' : (getOwn(names, field) ?? field),
      message,
    ]),
  ) as ScheduleFaults;
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
export const listDifferent = (one: ScheduleDraft, other: ScheduleDraft): DraftName[] =>
  (Object.keys(BLANK_SCHEDULE) as DraftName[]).filter((name) => toComparable(one, name) !== toComparable(other, name));

/** Copies some fields of another draft into a draft. */
export const takeFields = (into: ScheduleDraft, from: ScheduleDraft, names: readonly DraftName[]): ScheduleDraft => ({
  ...into,
  ...Object.fromEntries(names.map((name) => [name, from[name]])),
});
