import type { listCommunityVersions } from '@danji/contracts/community/community-version.endpoints';
import type { CommunityVersionLine } from '@danji/contracts/community/community-version';
import { COMMUNITY_LIMITS } from '@danji/contracts/community/community-limits';
import type { QueryOf } from '@danji/contracts/define-endpoint';
import type { NanoId } from '@danji/contracts/fields';
import type { Page } from '@danji/contracts/page';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../platform/database/open-database.ts';
import { readPage } from '../../platform/records/read-page.ts';
import { releaseDocumentFiles } from '../../site/files/index.ts';
import { keepVersion, VERSION_FILE_USE } from './bought-version.ts';
import type { CommunityPostRow } from './community-post.repository.ts';

type Post = Pick<CommunityPostRow, 'id' | 'updated'>;

const earlierOf = (db: Db, { id, updated }: Post) =>
  db
    .selectFrom('community_post_version as version')
    .where('version.post_id', '=', id)
    .where('version.updated', '<', updated);

/** Lists the versions of a post before the present one, the newest first. */
export const listVersions = (
  db: Db,
  query: QueryOf<typeof listCommunityVersions>,
  post: Post,
): Promise<Page<CommunityVersionLine>> =>
  readPage(db, query, {
    found: earlierOf(db, post),
    order: [],
    key: 'version.id',
    lines: db
      .selectFrom('community_post_version as version')
      .select(['version.id', 'version.title', 'version.updated']),
  });

export const findVersion = (db: Db, post: Post, id: number) =>
  earlierOf(db, post)
    .where('version.id', '=', id)
    .select(['version.id', 'version.title', 'version.updated', 'version.content', 'version.preview'])
    .executeTakeFirst();

/** Whether a file is of the version that the member has bought. */
export const isBoughtFile = async (db: Db, postId: number, userId: number, fileId: NanoId): Promise<boolean> =>
  (await db
    .selectFrom('community_purchase as purchase')
    .innerJoin('record_file', (join) =>
      join.onRef('record_file.record_id', '=', 'purchase.version_id').on('record_file.use', '=', VERSION_FILE_USE),
    )
    .innerJoin('stored_file as file', 'file.id', 'record_file.file_id')
    .where('purchase.post_id', '=', postId)
    .where('purchase.user_id', '=', userId)
    .where('purchase.refunded', 'is', null)
    .where('file.nano_id', '=', fileId)
    .select('file.id')
    .executeTakeFirst()) !== undefined;

/** Deletes the versions of a post that nobody has bought, with their files, but for the newest. */
export async function trimVersions(
  db: Db,
  postId: number,
  now: Date,
  kept: number = COMMUNITY_LIMITS.versions,
): Promise<void> {
  const rows = await db
    .selectFrom('community_post_version as version')
    .where('version.post_id', '=', postId)
    .where(sql<boolean>`not exists (select from community_purchase as purchase where purchase.version_id = version.id)`)
    .select('version.id')
    .orderBy('version.id', 'desc')
    .offset(kept)
    .execute();
  for (const { id } of rows) {
    await releaseDocumentFiles(db, { use: VERSION_FILE_USE, recordId: id }, now);
    await db.deleteFrom('community_post_version').where('id', '=', id).execute();
  }
}

type Text = Pick<CommunityPostRow, 'title' | 'content' | 'preview'> & { attachments: readonly string[] };

/**
 * Keeps a published post before its text or its files are changed; `next` is the time of the change. A change of
 * something else makes no version, and one that somebody has bought stays the present one.
 */
export async function keepEarlier(
  db: Db,
  before: CommunityPostRow,
  after: Text,
  { attached, next }: { attached: readonly string[]; next: Date },
): Promise<void> {
  const isSame = isDeepStrictEqual(
    [before.title, before.content, before.preview, attached],
    [after.title, after.content, after.preview, after.attachments],
  );
  if (isSame)
    await db
      .updateTable('community_post_version')
      .set({ updated: next })
      .where('post_id', '=', before.id)
      .where('updated', '=', before.updated)
      .execute();
  else if (before.published !== null) {
    await keepVersion(db, before);
    await trimVersions(db, before.id, next);
  }
}
