import { pick } from '@danji/contracts/pick';
import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import { PICTURE_NUMBERS, type PictureNumber } from '@danji/contracts/site/picture-numbers';
import type { AdvertisementStateCode } from '@danji/contracts/site/advertisement';
import { validateAdvertisement } from '@danji/contracts/site/advertisement.validation';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/problem-error.ts';

type PictureColumn = `image${PictureNumber}_id`;

/** The columns of one version of an advertisement's content. */
export type CreativeRow = Omit<Selectable<Database['advertisement_edit']>, 'advertisement_id'>;

export const pictureColumn = (number: PictureNumber): PictureColumn => `image${number}_id`;
const COLUMNS = ['title', 'link', 'date_start', 'date_end', 'content', ...PICTURE_NUMBERS.map(pictureColumn)] as const;

/** Picks the content columns of a row. */
export const toCreative = (row: CreativeRow): CreativeRow => pick(row, COLUMNS);

/** Lists the ids of the pictures of some versions. */
export const pictureIds = (...versions: (CreativeRow | undefined)[]): number[] =>
  versions.flatMap((version) =>
    version ? PICTURE_NUMBERS.flatMap((number) => version[pictureColumn(number)] ?? []) : [],
  );

/** Throws `invalid_input` naming every field that prevents a version from being submitted or approved in `state`. */
export function checkCreative(
  { link, date_start, date_end, image1_id }: CreativeRow,
  state: AdvertisementStateCode,
  today: string,
): void {
  // Ended and blocked advertisements are not displayed, so correcting one needs no new period.
  const isOver = state === AdvertisementState.ENDED || state === AdvertisementState.BLOCKED;
  const fields = validateAdvertisement(
    { link, date_start, date_end, has_image1: image1_id !== null },
    isOver ? '' : today,
  );
  if (Object.keys(fields).length > 0) throw new ProblemError('invalid_input', { fields });
}
