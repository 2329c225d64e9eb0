import type { FieldErrors } from '../forms/record-form.ts';
import { AdTier, AdType } from '@danji/contracts/codes/advertisement-codes';
import { PICTURE_NUMBERS, type PictureNumber } from '@danji/contracts/site/picture-numbers';
import type { AdvertisementDetail } from '@danji/contracts/site/advertisement';
import { validateAdvertisement } from '@danji/contracts/site/advertisement.validation';
import type { createAdvertisement, updateAdvertisement } from '@danji/contracts/site/advertisement.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toBusinessDate } from '@danji/contracts/format/date';
import type { DayRange } from '@danji/ui';

/** One of the four pictures: the stored one at `url`, and a newly chosen file that replaces it. */
export type PictureValue = { url: string | null; chosen?: { file: File; url: string } };
export type PictureName = `image${PictureNumber}`;
export type AdvertisementDraft = {
  category: AdvertisementDetail['category'];
  tier: AdvertisementDetail['tier'];
  title: string;
  link: string;
  period: DayRange;
  content: string;
} & Record<PictureName, PictureValue>;

export const PICTURE_NAMES = PICTURE_NUMBERS.map((number): PictureName => `image${number}`);

/** Returns the URL of the picture that is displayed now. */
export const displayUrl = ({ url, chosen }: PictureValue): string | null => chosen?.url ?? url;

/** The version that the form shows now, with the URLs of the chosen files. */
export const toShown = ({ title, content, image1, image2, image3, image4 }: AdvertisementDraft) => ({
  title,
  content,
  image1_url: displayUrl(image1),
  image2_url: displayUrl(image2),
  image3_url: displayUrl(image3),
  image4_url: displayUrl(image4),
});

const NONE: PictureValue = { url: null };

export const BLANK_ADVERTISEMENT: AdvertisementDraft = {
  category: AdType.BANNER,
  tier: AdTier.BASIC,
  title: '',
  link: '',
  period: { start: '', end: '' },
  content: '',
  image1: NONE,
  image2: NONE,
  image3: NONE,
  image4: NONE,
};

export const toAdvertisementDraft = (stored: AdvertisementDetail): AdvertisementDraft => ({
  category: stored.category,
  tier: stored.tier,
  title: stored.title,
  link: stored.link,
  period: { start: stored.date_start, end: stored.date_end },
  content: stored.content,
  image1: { url: stored.image1_url },
  image2: { url: stored.image2_url },
  image3: { url: stored.image3_url },
  image4: { url: stored.image4_url },
});

const today = (): string => toBusinessDate(new Date());

/** Returns the errors by field. An advertisement that has ended or is blocked (`isOver`) may keep a past period. */
export function validateAdvertisementDraft(
  values: AdvertisementDraft,
  isOver: boolean,
): FieldErrors<AdvertisementDraft> {
  const { title, link, period, image1 } = values;
  const { date_start, date_end, ...errors } = validateAdvertisement(
    {
      link,
      date_start: period.start || today(),
      date_end: period.end || today(),
      has_image1: displayUrl(image1) !== null,
    },
    isOver ? '' : today(),
  );
  const isOpen = period.start === '' || period.end === '';
  const periodError = isOpen ? '게재 기간을 정해 주세요.' : (date_start ?? date_end);
  return {
    ...errors,
    ...(title.trim() === '' && { title: '제목을 입력해 주세요.' }),
    ...(periodError && { period: periodError }),
  };
}

const toFiles = (values: AdvertisementDraft): Partial<Record<PictureName, File>> =>
  Object.fromEntries(
    PICTURE_NAMES.flatMap((name) => {
      const { chosen } = values[name];
      return chosen ? [[name, chosen.file]] : [];
    }),
  );

const toText = ({ category, tier, title, link, period, content }: AdvertisementDraft) => ({
  category,
  tier,
  title: title.trim(),
  link: link.trim(),
  date_start: period.start,
  date_end: period.end,
  content: content.trim(),
});

export const toNewAdvertisement = (values: AdvertisementDraft): BodyOf<typeof createAdvertisement> => ({
  ...toText(values),
  ...toFiles(values),
});

/** Returns all values of the form, and the stored pictures that were removed. */
export function toAdvertisementChange(
  values: AdvertisementDraft,
  stored: AdvertisementDraft,
): BodyOf<typeof updateAdvertisement> {
  const removed = PICTURE_NUMBERS.filter(
    (number) => stored[`image${number}`].url !== null && displayUrl(values[`image${number}`]) === null,
  );
  return { ...toText(values), ...toFiles(values), ...(removed.length > 0 && { remove_images: removed }) };
}
