import { BoardStatus } from '@danji/contracts/codes/board-status';
import { CommunityTopic } from '@danji/contracts/codes/community-codes';
import { COMMUNITY_CATEGORIES, subCategoryLabel } from '@danji/contracts/community/community-categories';
import { toPlainText } from '@danji/contracts/documents/document-text';
import { formatDateTime } from '@danji/contracts/format/date';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/open-database.ts';
import type {
  ErasedAccount,
  OwnData,
  PersonalDataContributor,
} from '../../platform/personal-data/personal-data-contributor.ts';
import { listAttachmentsOf, releaseDocumentFiles } from '../../site/files/index.ts';
import { deletePost } from '../notices/index.ts';
import { COMMUNITY_FILE_USE } from './community-post.repository.ts';
import { giveBackReward } from './reward.ts';
import { trimVersions } from './version.repository.ts';

const postsOf = (db: Db, userId: number) =>
  db
    .selectFrom('community_post as post')
    .innerJoin('board_post as board', 'board.id', 'post.board_id')
    .where('post.user_id', '=', userId);

/** Deletes the posts of an account; those that others have answered or bought stay without their author. */
async function erasePosts(db: Db, { id: userId }: ErasedAccount, now: Date): Promise<void> {
  const posts = await postsOf(db, userId)
    .select(['post.id', 'post.user_id', 'post.board_id', 'post.price', 'post.is_question', 'board.title'])
    .select('post.reward_turn')
    .select(sql<boolean>`post.answers = 0 and not post.has_sales`.as('is_lone'))
    .execute();
  for (const post of posts) {
    if (post.is_question && post.price > 0) await giveBackReward(db, post, now);
    await trimVersions(db, post.id, now, 0);
    if (!post.is_lone) continue;
    await releaseDocumentFiles(db, { use: COMMUNITY_FILE_USE, recordId: post.board_id }, now);
    await deletePost(db, post.board_id);
  }
}

const listBought = (db: Db, userId: number) =>
  db
    .selectFrom('community_purchase as purchase')
    .innerJoin('community_post as post', 'post.id', 'purchase.post_id')
    .innerJoin('board_post as board', 'board.id', 'post.board_id')
    .where('purchase.user_id', '=', userId)
    .select(['board.title', 'purchase.price', 'purchase.created'])
    .orderBy('purchase.created')
    .execute();

const listEarlierVersions = (db: Db, userId: number) =>
  db
    .selectFrom('community_post_version as version')
    .innerJoin('community_post as post', 'post.id', 'version.post_id')
    .where('post.user_id', '=', userId)
    .where('post.deleted', 'is', null)
    .whereRef('version.updated', '<', 'post.updated')
    .select(['version.title', 'version.content', 'version.updated'])
    .orderBy('version.id')
    .execute();

async function collectPosts(db: Db, userId: number): Promise<OwnData> {
  const rows = await postsOf(db, userId)
    .where('post.deleted', 'is', null)
    .select([
      'post.board_id',
      'post.category',
      'post.category1',
      'post.category2',
      'post.price',
      'board.title',
      'board.text',
    ])
    .select(['board.board_status', 'board.created'])
    .orderBy('post.id')
    .execute();
  const bought = await listBought(db, userId);
  const earlier = await listEarlierVersions(db, userId);
  const rated = await db
    .selectFrom('community_rating as rating')
    .innerJoin('community_post as post', 'post.id', 'rating.post_id')
    .innerJoin('board_post as board', 'board.id', 'post.board_id')
    .where('rating.user_id', '=', userId)
    .select(['board.title', 'rating.rate'])
    .orderBy('rating.post_id')
    .execute();
  const boards = rows.map(({ board_id }) => board_id);
  const files = (await listAttachmentsOf(db, COMMUNITY_FILE_USE, boards)).map(({ file }) => file);
  return {
    data: {
      쓴글: rows.map((row) => ({
        제목: row.title,
        내용: row.text,
        분류: `${COMMUNITY_CATEGORIES[row.category].label} ${subCategoryLabel(row)}`,
        주제: row.category2 === 0 ? '' : CommunityTopic.label(row.category2),
        포인트: row.price,
        상태: BoardStatus.label(row.board_status),
        등록: formatDateTime(row.created),
      })),
      고치기전글: earlier.map(({ title, content, updated }) => ({
        제목: title,
        내용: toPlainText(content),
        저장: formatDateTime(updated),
      })),
      구매한글: bought.map(({ title, price, created }) => ({
        제목: title,
        포인트: price,
        구매: formatDateTime(created),
      })),
      평가한글: rated.map(({ title, rate }) => ({ 제목: title, 평점: rate / 2 })),
    },
    files: files.map(({ nano_id, name, size, storage_key }) => ({ nano_id, name, size, storage_key })),
  };
}

/** Posts that an account has written, bought and rated. */
export const communityPostPersonalData: PersonalDataContributor = {
  kept: [
    {
      columns: [
        'community_post.preview',
        'community_post.searched',
        'community_post_version.title',
        'community_post_version.content',
        'community_post_version.preview',
      ],
      because: 'Posts that others have answered or bought stay without their author; all others are deleted.',
    },
  ],
  erase: erasePosts,
  own: { title: '커뮤니티 글', order: 71, collect: collectPosts },
};
