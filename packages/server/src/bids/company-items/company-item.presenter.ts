import type { CompanyItem, CompanyItemLine, CompanyItemRevision } from '@danji/contracts/bids/company-item';
import { toStars } from '@danji/contracts/bids/evaluation-summary';
import { getCompanySharePicture } from '@danji/contracts/bids/share-picture.endpoints';
import type { SentCase, WorkCase } from '@danji/contracts/bids/work-case';
import { toSubCategoryName } from '@danji/contracts/codes/contract-categories';
import { EditState } from '@danji/contracts/codes/edit-state';
import type { NanoId } from '@danji/contracts/fields';
import { toBusinessDate } from '@danji/contracts/format/date';
import { daysBetween } from '@danji/contracts/rules/day-math';
import type { Db } from '../../platform/database/open-database.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ShareCard } from '../share-pictures/index.ts';
import { toShareVersion } from '../../site/share-pictures/index.ts';
import { toFileUrl } from '../../site/files/index.ts';
import { COMPANY_ITEM_FILE_USE } from './company-item-files.ts';
import { findActor } from './company-item.policy.ts';
import { type CompanyItemLineRow, listEvents, type WholeCompanyItemRow } from './company-item.repository.ts';
import { toShownCases } from './work-cases.ts';

const toUrl = (platform: Platform, nano_id: NanoId): string =>
  toFileUrl(platform, { nano_id, use: COMPANY_ITEM_FILE_USE }, platform.clock.now());

const toPicture = (platform: Platform, nano_id: NanoId | null): string | null =>
  nano_id === null ? null : toUrl(platform, nano_id);

/** The finished works of an item with the addresses of their pictures. */
export const toCases = (platform: Platform, cases: readonly SentCase[]): WorkCase[] =>
  toShownCases(cases, (picture) => toUrl(platform, picture));

/** Says roughly when a vendor was last here: readers do not learn from it when a vendor works. */
function toActivity(activeOn: string | null, today: string): CompanyItemLine['activity'] {
  if (activeOn === null) return null;
  const days = daysBetween(activeOn, today);
  if (days < 1) return 'today';
  if (days <= 7) return 'week';
  return days <= 31 ? 'month' : null;
}

/** Presents an item in a list. Readers learn nothing about its review. */
export function toLine(platform: Platform, row: CompanyItemLineRow, reader: Principal | null): CompanyItemLine {
  const { user_id, is_suspended, is_hidden_by_staff: _hidden, active_on, ...line } = row;
  const isReader = findActor(reader, user_id) === undefined;
  return {
    ...line,
    thumbnail_image_url: toPicture(platform, row.thumbnail_image_id),
    activity: toActivity(active_on, toBusinessDate(platform.clock.now())),
    is_public: row.is_public && !is_suspended,
    ...(isReader && { edit_state_type: EditState.DONE, reason: null, scans: null }),
  };
}

function toRevision(
  platform: Platform,
  { edit, edit_created, edit_regions }: WholeCompanyItemRow,
): CompanyItemRevision | null {
  if (!edit || edit_created === null) return null;
  return {
    ...edit,
    sigungu: edit_regions,
    thumbnail_image_url: toPicture(platform, edit.thumbnail_image_id),
    work_cases: toCases(platform, edit.work_cases),
    created: edit_created,
  };
}

/** Returns the content of the share picture of an item. */
export function toShareCard(platform: Platform, row: CompanyItemLineRow): ShareCard {
  const { nano_id, title, company_name: name, category, sigungu, evaluation_summaries: sums } = row;
  const [first, ...others] = sigungu.map(({ sido_short, sigungu: part }) => `${sido_short} ${part}`);
  return {
    title,
    name,
    sector: category === null ? '' : toSubCategoryName(category),
    regions: first === undefined ? '전국' : `${first}${others.length > 0 ? ` 외 ${others.length}곳` : ''}`,
    rating: row.is_readable_brand_review ? { stars: toStars(sums), reviews: sums?.reviews ?? 0 } : null,
    company: { nano_id, thumbnail_image_url: toPicture(platform, row.thumbnail_image_id) },
  };
}

const toSharePictureUrl = (platform: Platform, row: CompanyItemLineRow): string =>
  `${getCompanySharePicture.path.replace('{id}', row.nano_id)}?version=${toShareVersion(toShareCard(platform, row))}`;

/** Presents a whole item. */
export async function toItem(
  platform: Platform,
  db: Db,
  row: WholeCompanyItemRow,
  reader: Principal | null,
): Promise<CompanyItem> {
  const {
    description_content,
    work_cases,
    edit: _edit,
    edit_created: _created,
    edit_regions: _regions,
    ...lineRow
  } = row;
  const isReader = findActor(reader, row.user_id) === undefined;
  return {
    ...toLine(platform, lineRow, reader),
    description_content,
    work_cases: toCases(platform, work_cases),
    total: toStars(row.evaluation_summaries),
    share_picture_url: toSharePictureUrl(platform, row),
    recent_rev: isReader ? null : toRevision(platform, row),
    is_hidden_by_staff: !isReader && row.is_hidden_by_staff,
    history: isReader ? [] : await listEvents(db, row.id),
  };
}
