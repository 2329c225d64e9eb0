import { BoardStatus } from '@danji/contracts/codes/board-status';
import type { CommunityPost, CommunityPostLine } from '@danji/contracts/community/community-post';
import { pick } from '@danji/contracts/pick';
import type { StoredFile } from '@danji/contracts/site/file';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findOpenDownloadPrice } from '../earnings/index.ts';
import { listAttachments, toStoredFiles } from '../../site/files/index.ts';
import { findBoughtVersion } from './bought-version.ts';
import { toAuthor } from './author.ts';
import { toCategoryPictureUrl } from './category-picture.ts';
import { COMMUNITY_FILE_USE, type CommunityLineRow, type CommunityPostRow } from './community-post.repository.ts';
import { isAuthor, mayReadPost, type Reader, statusFor, toCommunityStatus } from './reader.ts';

const FIELDS = [
  'id',
  'nano_id',
  'community_type',
  'category',
  'category1',
  'category2',
  'job_grades',
  'price',
  'rating_count',
  'is_question',
  'is_alert',
  'is_allow_comment',
  'is_accepted',
  'is_anonymous',
  'answers',
  'purchases',
  'recommends',
  'preview',
  'published',
] as const;

const BOARD_FIELDS = ['title', 'views', 'comments', 'file_count', 'created', 'updated'] as const;

/** Ratings are stored 1–10 and shown halved, to one decimal. */
export const toShownRating = (average: number | null): number | null =>
  average === null ? null : Math.round((average / 2) * 10) / 10;

/** Presents a post in a list. */
export function toPostLine(row: CommunityLineRow, reader: Reader): CommunityPostLine {
  const board_status = statusFor(row, reader);
  return {
    ...pick(row, FIELDS),
    sigungu: row.region,
    rating: toShownRating(row.rating),
    status: toCommunityStatus(board_status),
    is_own: isAuthor(row, reader),
    board: {
      ...pick(row, BOARD_FIELDS),
      id: row.board_id,
      nano_id: row.board_nano_id,
      user: toAuthor(row.author, row.is_anonymous),
      board_status,
    },
  };
}

/** The attachments of a record for who may read it. */
export async function readFiles(
  platform: Platform,
  db: Db,
  record: { use: string; recordId: number },
  { user }: Reader,
): Promise<StoredFile[]> {
  return toStoredFiles(platform, db, await listAttachments(db, record), user, platform.clock.now());
}

/** Returns the points a reader still has to pay for the files of a post; author, our staff and buyers pay nothing. */
export const toDownloadPrice = async (db: Db, row: CommunityLineRow, reader: Reader): Promise<number> =>
  row.file_count === 0 || row.is_purchased || reader.isStaff || isAuthor(row, reader)
    ? 0
    : findOpenDownloadPrice(db, row, reader.id);

/** Presents a whole post: content and files only for who may read them. */
export async function toPost(
  platform: Platform,
  db: Db,
  { content, own_rate, ...row }: CommunityPostRow,
  reader: Reader,
): Promise<CommunityPost> {
  const line = toPostLine(row, reader);
  const isReadable = mayReadPost(row, reader);
  const isOpen = isReadable && row.board_status === BoardStatus.VISIBLE && !row.is_gone;
  const isMember = reader.id !== null && !reader.isStaff;
  const isForeign = isMember && !line.is_own;
  const record = { use: COMMUNITY_FILE_USE, recordId: row.board_id };
  const download_price = isReadable ? await toDownloadPrice(db, row, reader) : 0;
  const attached = isReadable ? await readFiles(platform, db, record, reader) : [];
  // Our staff sees who has uploaded a file, and would learn so who has written.
  const files = row.is_anonymous ? attached.map((file) => ({ ...file, user: null })) : attached;
  return {
    ...line,
    board: {
      ...line.board,
      content: isReadable ? content : null,
      files: download_price > 0 ? files.map((file) => ({ ...file, file: '' })) : files,
    },
    is_purchased: row.is_purchased,
    bought_version: await findBoughtVersion(platform, db, { ...row, content, own_rate }, files, reader),
    download_price,
    ...pick(row, ['is_recommended', 'is_bookmarked', 'is_following', 'is_author_blocked']),
    own_rate,
    may_rate: isForeign && isOpen,
    may_answer: isForeign && isOpen && row.is_question && !row.is_accepted,
    may_comment: isMember && isOpen && row.is_allow_comment,
    share_picture_url: toCategoryPictureUrl(row.category),
  };
}
