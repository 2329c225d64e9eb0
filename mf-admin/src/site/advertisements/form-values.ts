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
export type FormValues = {
  category: AdvertisementDetail['category'];
  tier: AdvertisementDetail['tier'];
  title: string;
  link: string;
  period: DayRange;
  content: string;
  pictures: Readonly<Record<PictureNumber, PictureValue>>;
};
export type FormErrors = Readonly<Record<string, string>>;

/** The wire names of the form's fields; their errors are shown beside the fields. */
export const FORM_FIELDS = [
  'category',
  'tier',
  'title',
  'link',
  'date_start',
  'date_end',
  'content',
  'image1',
  'image2',
  'image3',
  'image4',
];

/** Returns the URL of the picture that is displayed now. */
export const displayUrl = ({ url, chosen }: PictureValue): string | null => chosen?.url ?? url;

const NONE: PictureValue = { url: null };

export const BLANK: FormValues = {
  category: AdType.BANNER,
  tier: AdTier.BASIC,
  title: '',
  link: '',
  period: { start: '', end: '' },
  content: '',
  pictures: { 1: NONE, 2: NONE, 3: NONE, 4: NONE },
};

export const toFormValues = (stored: AdvertisementDetail): FormValues => ({
  category: stored.category,
  tier: stored.tier,
  title: stored.title,
  link: stored.link,
  period: { start: stored.date_start, end: stored.date_end },
  content: stored.content,
  pictures: {
    1: { url: stored.image1_url },
    2: { url: stored.image2_url },
    3: { url: stored.image3_url },
    4: { url: stored.image4_url },
  },
});

const today = (): string => toBusinessDate(new Date());

/** Returns the errors by field. An advertisement that has ended or is blocked (`isOver`) may keep a past period. */
export function validateFormValues({ title, link, period, pictures }: FormValues, isOver: boolean): FormErrors {
  const has_image1 = pictures[1].chosen !== undefined || pictures[1].url !== null;
  const fieldErrors: Record<string, string> = {};
  if (title.trim() === '') fieldErrors['title'] = '제목을 입력해 주세요.';
  if (period.start === '' || period.end === '') fieldErrors['date_end'] = '게재 기간을 정해 주세요.';
  return {
    ...validateAdvertisement(
      { link, date_start: period.start || today(), date_end: period.end || today(), has_image1 },
      isOver ? '' : today(),
    ),
    ...fieldErrors,
  };
}

function toFiles({ pictures }: FormValues): Partial<Record<`image${PictureNumber}`, File>> {
  return Object.fromEntries(
    PICTURE_NUMBERS.flatMap((number) => {
      const { chosen } = pictures[number];
      return chosen ? [[`image${number}`, chosen.file]] : [];
    }),
  );
}

const toText = ({ category, tier, title, link, period, content }: FormValues) => ({
  category,
  tier,
  title: title.trim(),
  link: link.trim(),
  date_start: period.start,
  date_end: period.end,
  content: content.trim(),
});

export const toNewBody = (values: FormValues): BodyOf<typeof createAdvertisement> => ({
  ...toText(values),
  ...toFiles(values),
});

/** Returns all values of the form, and the stored pictures that were removed. */
export function toChangeBody(values: FormValues, stored: FormValues): BodyOf<typeof updateAdvertisement> {
  const removed = PICTURE_NUMBERS.filter(
    (number) =>
      stored.pictures[number].url !== null && values.pictures[number].url === null && !values.pictures[number].chosen,
  );
  return { ...toText(values), ...toFiles(values), ...(removed.length > 0 && { remove_images: removed }) };
}
