import { BoardStatus } from '@danji/contracts/codes/board-status';
import { AccountStatus, UserType } from '@danji/contracts/codes/user-codes';
import { isQuestionPlace, isSalePlace, toCommunityType } from '@danji/contracts/community/community-categories';
import { toDocument } from '@danji/contracts/documents/document-text';
import { pick } from '@danji/contracts/pick';
import { addSeconds } from '../../platform/clock.ts';
import { getPointBalance } from '../../points/ledger/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { insertPosts } from '../notices/index.ts';
import { DEMO_POSTS, type DemoPost } from './demo-post-texts.ts';
import {
  type Columns,
  type CommunityPostRow,
  findPost,
  insertCommunityPosts,
  updateCommunityPost,
} from './community-post.repository.ts';
import { DEMO_FIELD_POSTS } from './demo-field-posts.ts';
import { holdReward } from './reward.ts';
import { rateDemoPosts } from './purchase.repository.ts';

const DAY_SECONDS = 86_400;
const PREVIEW_CHARACTERS = 60;
/** Members who write in the demo; the first accounts are those that people try out. */
const AUTHORS = 24;
/** The first of them are accounts that people try out: their points stay as their history says. */
export const TRIED_ACCOUNTS = 4;
/** With fewer members nobody would be left to answer them. */
const LEAST_AUTHORS = 6;
/** How many comments a post has, in turn. */
const DEMO_COMMENT_COUNTS = [2, 0, 3, 1, 0, 4, 2, 1, 0, 6];

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

type Seeded = DemoPost &
  Partial<Pick<Columns, 'answers' | 'is_accepted' | 'recommends'>> & {
    user_id: number;
    created: Date;
    views: number;
    comments?: number;
  };

async function insertDemoPosts(db: Db, posts: readonly Seeded[]): Promise<number[]> {
  const boards = await insertPosts(
    db,
    posts.map(({ title, text, user_id, created, views, comments = 0 }) => ({
      fields: { title, content: toDocument(text), board_status: BoardStatus.VISIBLE },
      userId: user_id,
      now: created,
      views,
      comments,
    })),
  );
  return insertCommunityPosts(
    db,
    posts.map(({ place, topic, title, text, price = 0, user_id, created, views, comments = 0, ...counts }, at) => {
      const isSold = price > 0 && isSalePlace(place);
      const preview = isSold ? `${text.slice(0, PREVIEW_CHARACTERS)}…` : text;
      return {
        columns: {
          ...place,
          ...pick(counts, ['answers', 'is_accepted', 'recommends']),
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
          comments,
          updated: created,
        },
        found: `${title}\n${preview}`,
      };
    }),
  );
}

/** Seeds posts of the past weeks in every category. */
export async function seedDemoPosts(db: Db, now: Date): Promise<void> {
  const authors = await listDemoAuthors(db);
  if (authors.length === 0) return;
  const posts = DEMO_POSTS.map((post, at) => ({
    ...post,
    user_id: authors[(at * 7) % authors.length] ?? 0,
    created: addSeconds(now, -(at * 1.7 + 0.3) * DAY_SECONDS),
    views: 12 + ((at * 37) % 180),
  })).toReversed();
  await insertDemoPosts(db, posts);
}

/** Days between two posts of the year, and before now of the newest one. */
const FIELD_DAYS = 0.53;
const NEWEST_DAYS = 2.4;

/**
 * Seeds posts of a year. Their numbers of answers, comments and recommendations are stored with them; the features of
 * these add as many.
 */
export async function seedDemoFieldPosts(db: Db, now: Date): Promise<void> {
  const authors = await listDemoAuthors(db);
  if (authors.length < LEAST_AUTHORS) return;
  const posts = DEMO_FIELD_POSTS.map((post, at) => ({
    ...post,
    answers: post.answers.length,
    // A reward is set once there are points for it.
    price: isQuestionPlace(post.place) ? 0 : (post.price ?? 0),
    is_accepted: post.answers.length > 0 && !post.price && at % 5 < 3,
    user_id:
      authors[
        (post.price ?? 0) > 0
          ? TRIED_ACCOUNTS + (at % (authors.length - TRIED_ACCOUNTS))
          : (at * 5 + 2) % authors.length
      ] ?? 0,
    created: addSeconds(now, -(at * FIELD_DAYS + NEWEST_DAYS) * DAY_SECONDS),
    views: 9 + ((at * 53) % 340),
    comments: DEMO_COMMENT_COUNTS[at % DEMO_COMMENT_COUNTS.length] ?? 0,
    recommends: Math.min((at * 11) % 9, LEAST_AUTHORS - 1),
  })).toReversed();
  await insertDemoPosts(db, posts);
  await rateDemoPosts(db, authors);
}

/** Sets the reward of a question of the demo and holds it, if its author has the points. */
export async function seedDemoReward(
  db: Db,
  id: number,
  price: number,
  now: Date,
): Promise<CommunityPostRow | undefined> {
  const question = await findPost(db, String(id), null);
  if (!question || (await getPointBalance(db, question.user_id)).available < price) return undefined;
  await updateCommunityPost(db, id, { price });
  await holdReward(db, { ...question, price }, now);
  return { ...question, price };
}
