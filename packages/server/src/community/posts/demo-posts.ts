import { BoardStatus } from '@danji/contracts/codes/board-status';
import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { isQuestionPlace, toCommunityType } from '@danji/contracts/community/community-categories';
import { toDocument } from '@danji/contracts/documents/document-text';
import { addSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { insertPosts } from '../notices/index.ts';
import { DEMO_POSTS } from './demo-post-texts.ts';
import { insertCommunityPosts } from './community-post.repository.ts';

const DAY_SECONDS = 86_400;
const PREVIEW_CHARACTERS = 60;
/** Members who write in the demo; the first accounts are those that people try out. */
const AUTHORS = 24;

/** The members who write: general accounts in good standing. */
export async function listDemoAuthors(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('user_account')
    .where('user_type', '=', UserType.GENERAL)
    .where('account_status', '=', AccountStatus.NORMAL)
    .where('deleted', 'is', null)
    .where('nickname', '<>', '')
    .select('id')
    .orderBy('id')
    .limit(AUTHORS)
    .execute();
  return rows.map(({ id }) => id);
}

/** Seeds posts of the past months in every category. */
export async function seedDemoPosts(db: Db, now: Date): Promise<void> {
  const authors = await listDemoAuthors(db);
  if (authors.length === 0) return;
  const posts = DEMO_POSTS.map((post, at) => ({
    ...post,
    user_id: authors[(at * 7) % authors.length] ?? 0,
    created: addSeconds(now, -(at * 1.7 + 0.3) * DAY_SECONDS),
    views: 12 + ((at * 37) % 180),
  })).toReversed();
  const boards = await insertPosts(
    db,
    posts.map(({ title, text, user_id, created, views }) => ({
      fields: { title, content: toDocument(text), board_status: BoardStatus.VISIBLE },
      userId: user_id,
      now: created,
      views,
    })),
  );
  await insertCommunityPosts(
    db,
    posts.map(({ place, topic, title, text, price = 0, user_id, created, views }, at) => {
      const preview = price > 0 ? `${text.slice(0, PREVIEW_CHARACTERS)}…` : text;
      return {
        columns: {
          ...place,
          board_id: boards[at] ?? 0,
          user_id,
          community_type: toCommunityType(place),
          category2: topic,
          job_grades: '',
          sigungu: null,
          price,
          is_question: isQuestionPlace(place),
          is_alert: true,
          is_allow_comment: true,
          is_anonymous: false,
          preview,
          published: created,
          board_status: BoardStatus.VISIBLE,
          views,
          updated: created,
        },
        found: `${title}\n${preview}`,
      };
    }),
  );
}
