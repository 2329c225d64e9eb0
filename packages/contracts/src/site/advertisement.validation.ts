import { isAppPath } from '../rules/app-path.ts';
import { isCalendarDay } from '../rules/calendar-day.ts';
import { isHttpsLink } from '../rules/https-link.ts';
import type { Creative } from './advertisement.ts';

/** The checked fields of a submitted version; `has_image1`: the wide picture is stored or comes with it. */
type SubmittedVersion = Pick<Creative, 'link' | 'date_start' | 'date_end'> & { has_image1: boolean };
export type AdvertisementErrors = Partial<Record<'link' | 'date_start' | 'date_end' | 'image1', string>>;

/** The longest period of one payment, days. */
const MAX_DAYS = 366;

/** Returns whether an advertisement may link there: to a path inside the app or to an https address. */
export const isAdvertisementLink = (link: string): boolean => isAppPath(link) || isHttpsLink(link);

/** Validates a version before it is submitted: returns Korean sentences by field, `{}` when it is valid. `today` in Asia/Seoul. */
export function validateAdvertisement(
  { link, date_start, date_end, has_image1 }: SubmittedVersion,
  today: string,
): AdvertisementErrors {
  const errors: AdvertisementErrors = {};
  if (link.trim() === '') errors.link = '눌렀을 때 열릴 링크를 입력해 주세요.';
  else if (!isAdvertisementLink(link.trim()))
    errors.link = "링크는 'https://'로 시작하는 주소나 '/'로 시작하는 단지 안의 주소로 입력해 주세요.";
  if (!has_image1) errors.image1 = '넓은 화면 이미지를 올려 주세요.';
  if (!isCalendarDay(date_start)) errors.date_start = '달력에 있는 날짜를 입력해 주세요.';
  if (!isCalendarDay(date_end)) errors.date_end = '달력에 있는 날짜를 입력해 주세요.';
  else if (date_end < date_start) errors.date_end = '종료일은 시작일보다 빠를 수 없어요.';
  else if (date_end < today) errors.date_end = '종료일이 이미 지났어요. 오늘이나 그 뒤로 정해 주세요.';
  else if (!errors.date_start && Date.parse(date_end) - Date.parse(date_start) >= MAX_DAYS * 86_400_000)
    errors.date_end = `게재 기간은 ${MAX_DAYS}일까지 정할 수 있어요.`;
  return errors;
}
