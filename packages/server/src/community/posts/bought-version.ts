import type { CommunityPost } from '@danji/contracts/community/community-post';
import { toJson } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/open-database.ts';
import type { Platform } from '../../platform/platform.ts';
import { copyRecordFiles, listAttachments, toStoredFiles } from '../../site/files/index.ts';
import { COMMUNITY_FILE_USE, type CommunityPostRow } from './community-post.repository.ts';
import type { Reader } from './reader.ts';

/** The use of the files of kept versions; who may read one is decided with the post. */
export const VERSION_FILE_USE = 'community_version';

/** Keeps the post as it is now, with its files, for who buys it or before it is changed; resolves to the id of the version. */
export async function keepVersion(
  db: Db,
  { id, board_id, title, content, preview, updated }: CommunityPostRow,
): Promise<number> {
  const version = await db
    .insertInto('community_post_version')
    .values({ post_id: id, title, content: toJson(content), preview, updated })
    .onConflict((conflict) => conflict.columns(['post_id', 'updated']).doUpdateSet({ title }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await copyRecordFiles(
    db,
    { use: COMMUNITY_FILE_USE, recordId: board_id },
    { use: VERSION_FILE_USE, recordId: version.id },
  );
  return version.id;
}

const findVersion = (db: Db, postId: number, userId: number) =>
  db
    .selectFrom('community_purchase as purchase')
    .innerJoin('community_post_version as version', 'version.id', 'purchase.version_id')
    .where('purchase.post_id', '=', postId)
    .where('purchase.user_id', '=', userId)
    .where('purchase.refunded', 'is', null)
    .select(['version.id', 'version.title', 'version.content'])
    .executeTakeFirst();

/** Finds the version a buyer has bought, when the post differs; otherwise `null`. `files` are those of the post now. */
export async function findBoughtVersion(
  platform: Platform,
  db: Db,
  row: CommunityPostRow,
  files: CommunityPost['board']['files'],
  { id: readerId, user }: Reader,
): Promise<CommunityPost['bought_version']> {
  const version = row.is_purchased && readerId !== null ? await findVersion(db, row.id, readerId) : undefined;
  if (!version) return null;
  const kept = await listAttachments(db, { use: VERSION_FILE_USE, recordId: version.id });
  const isSame =
    version.title === row.title &&
    JSON.stringify(version.content) === JSON.stringify(row.content) &&
    JSON.stringify(kept.map(({ nano_id }) => nano_id)) === JSON.stringify(files.map(({ nano_id }) => nano_id));
  if (isSame) return null;
  const { title, content } = version;
  return { title, content, files: await toStoredFiles(platform, db, kept, user, platform.clock.now()) };
}
