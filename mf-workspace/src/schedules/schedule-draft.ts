import type { FieldErrors } from '@danji/app-kit/forms';
import type { BrandRef } from '@danji/contracts/bids/brand-ref';
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
  brand: BrandRef | null;
  previous: ScheduleRef | null;
  files: StoredFile[];
};

export const BLANK_SCHEDULE: ScheduleDraft = {
  title: '',
  category2: null,
  contract: '',
  brand: null,
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
export const toScheduleDraft = (schedule: WorkSchedule): ScheduleDraft => ({
  ...(Object.fromEntries(
    Object.keys(BLANK_SCHEDULE).map((name) => [name, schedule[name as keyof ScheduleDraft]]),
  ) as ScheduleDraft),
  contract_start: schedule.contract_start ?? '',
  contract_end: schedule.contract_end ?? '',
});

/** The fields that have another name in the body. */
export const WIRE_NAMES = { category2: 'category1', previous: 'previous_id', brand: 'brand_id', files: 'file_ids' };

/** Converts the form to the body of the calls. */
export const toScheduleFields = ({
  category2,
  contract_start,
  contract_end,
  previous,
  brand,
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
  brand_id: brand?.id ?? null,
  file_ids: files.map(({ nano_id }) => nano_id),
});

const MAX_CHARACTERS = {
  title: SCHEDULE_LIMITS.titleCharacters,
  contract: SCHEDULE_LIMITS.contractCharacters,
  building_name: SCHEDULE_LIMITS.buildingCharacters,
  description: SCHEDULE_LIMITS.descriptionCharacters,
} as const;

/** Validates the form before it is sent. */
export function validateDraft(draft: ScheduleDraft): FieldErrors<ScheduleDraft> {
  const { category1: _type, previous_id: _previous, ...errors } = validateSchedule(toScheduleFields(draft));
  const tooLong = Object.entries(MAX_CHARACTERS)
    .filter(([name, max]) => draft[name as keyof typeof MAX_CHARACTERS].trim().length > max)
    .map(([name, max]) => [name, `${formatNumber(max)}자까지 쓸 수 있어요.`]);
  return { ...errors, ...(Object.fromEntries(tooLong) as FieldErrors<ScheduleDraft>) };
}

/** Serialises a field, so that two values can be compared. */
export const toComparable = (draft: ScheduleDraft, name: keyof ScheduleDraft): string =>
  JSON.stringify(
    name === 'files'
      ? draft.files.map(({ nano_id }) => nano_id)
      : name === 'previous' || name === 'brand'
        ? (draft[name]?.id ?? null)
        : draft[name],
  );
