import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import {
  type AdvertisementStateCode,
  PICTURE_NUMBERS,
  type PictureNumber,
} from '@danji/contracts/commons/advertisement';
import { findAdvertisementFaults } from '@danji/contracts/commons/advertisement-faults';
import type { Selectable } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/problem-error.ts';

type PictureColumn = `image${PictureNumber}_id`;

/** One version of what is shown, as columns. */
export type CreativeRow = Omit<Selectable<Database['advertisement_edit']>, 'advertisement_id'>;

export const pictureColumn = (number: PictureNumber): PictureColumn => `image${number}_id`;
const COLUMNS = ['title', 'link', 'date_start', 'date_end', 'content', ...PICTURE_NUMBERS.map(pictureColumn)] as const;

/** The creative columns of a row, without the rest of it. */
export const toCreative = (row: CreativeRow): CreativeRow =>
  Object.fromEntries(COLUMNS.map((name) => [name, row[name]])) as CreativeRow;

/** Ids of the pictures of some versions. */
export const pictureIds = (...versions: (CreativeRow | undefined)[]): number[] =>
  versions.flatMap((version) =>
    version ? PICTURE_NUMBERS.flatMap((number) => version[pictureColumn(number)] ?? []) : [],
  );

/** Throws `invalid_input` naming every field that keeps a version from being handed in or approved in `state`. */
export function checkCreative(
  { link, date_start, date_end, image1_id }: CreativeRow,
  state: AdvertisementStateCode,
  today: string,
): void {
  // What is over or blocked is not shown: correcting it needs no new period.
  const isOver = state === AdvertisementState.ENDED || state === AdvertisementState.BLOCKED;
  const fields = findAdvertisementFaults(
    { link, date_start, date_end, has_image1: image1_id !== null },
    isOver ? '' : today,
  );
  if (Object.keys(fields).length > 0) throw new ProblemError('invalid_input', { fields });
}
