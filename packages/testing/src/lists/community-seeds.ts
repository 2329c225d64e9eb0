import { COMMUNITY_LIMITS } from '@danji/contracts/community/community-limits';
import { GENERAL } from './account-seeds.ts';
import { AGO, DOCUMENT, MARK, marked, one, type Seed, TEXT, TIMES } from './seed.ts';

/** Whether the board post has the word of the marked rows: seeds that are made from other rows have no marks. */
const MARKED = `board.title like '%${MARK}%'`;
const either = (value: string, other: string): string => `case when ${MARKED} then ${value} else ${other} end`;

/** Posts of the community in a state, the marked ones of one author and one place. */
const communityPosts = (status: string): readonly Seed[] => [
  {
    table: 'board_post',
    columns: {
      nano_id: `'C' || lpad(n::text, 20, '0')`,
      user_id: ':general:',
      board_status: status,
      title: TEXT,
      content: DOCUMENT,
      text: `'본문'`,
      views: 'n',
      ...TIMES,
    },
  },
  {
    table: 'community_post',
    columns: {
      nano_id: 'board.nano_id',
      board_id: 'board.id',
      user_id: either(':general:', ':other:'),
      community_type: '1',
      category: either(`'material'`, `'communication'`),
      category1: either('4', '2'),
      category2: either('1', '2'),
      job_grades: `''`,
      sigungu: either('1', '2'),
      price: 'board.views % 1000',
      is_question: 'true',
      is_alert: 'true',
      is_allow_comment: 'true',
      is_anonymous: 'false',
      is_accepted: either('true', 'false'),
      preview: `''`,
      searched: 'searchable(board.title)',
      answers: 'board.views % 7',
      has_sales: 'true',
      rating_sum: '(board.views % 5) * (1 + board.views % 10)',
      rating_count: 'board.views % 5',
      published: status === '3' ? 'null' : 'board.created',
      // Triggers do not run while tables are filled.
      board_status: 'board.board_status',
      views: 'board.views',
      updated: 'board.updated',
    },
    from: `board_post as board where board.nano_id like 'C%' and not exists (select from community_post where board_id = board.id)`,
  },
];
export const COMMUNITY_POSTS = communityPosts('0');
/** A member has some drafts; here they all are of two. */
export const COMMUNITY_DRAFTS = communityPosts('3');

/** Each post with one buyer. */
export const COMMUNITY_INCOME: readonly Seed[] = [
  ...COMMUNITY_POSTS,
  {
    table: 'community_purchase',
    columns: {
      post_id: 'post.id',
      user_id: ':other:',
      seller_id: 'post.user_id',
      price: '100',
      fee: '10',
      created: 'post.updated',
    },
    from: `community_post as post where post.nano_id like 'C%' and not exists (select from community_purchase where post_id = post.id)`,
  },
];

/** Posts of which a member has as many among its bookmarks as it may have, and another one the others. */
export const COMMUNITY_BOOKMARKS: readonly Seed[] = [
  ...COMMUNITY_POSTS,
  {
    table: 'community_bookmark',
    columns: {
      post_id: 'post.id',
      user_id: `case when ${MARKED} and board.turn <= ${COMMUNITY_LIMITS.bookmarks} then :general: else :other: end`,
      created: 'post.published',
    },
    from: `community_post as post join (select *, row_number() over (partition by ${MARKED} order by id) as turn from board_post as board) as board on board.id = post.board_id
      where post.published is not null and not exists (select from community_bookmark where post_id = post.id)`,
  },
];

/** The shortest content that a response may carry. */
const PARAGRAPH = `'{"version": 1, "children": [{"type": "paragraph", "children": [{"text": ""}]}]}'`;

/** Answers to one question, and as many to others. */
export const COMMUNITY_ANSWERS: readonly Seed[] = [
  {
    table: 'board_post',
    columns: {
      nano_id: `'A' || lpad(n::text, 20, '0')`,
      user_id: ':general:',
      board_status: '0',
      title: TEXT,
      content: PARAGRAPH,
      text: `'본문'`,
      ...TIMES,
    },
  },
  {
    table: 'community_answer',
    columns: {
      nano_id: 'board.nano_id',
      board_id: 'board.id',
      question_id: either(':question:', '1000000 + board.id'),
      user_id: ':general:',
    },
    from: `board_post as board where board.nano_id like 'A%' and not exists (select from community_answer where board_id = board.id)`,
  },
];
/** Comments on one post, and as many on others. */
export const BOARD_COMMENTS = one('board_comment', {
  nano_id: `lpad(n::text, 21, '0')`,
  // Words do not go with a thread.
  board_id: `case when other then :questionBoard: else 1000000 + n end`,
  user_id: ':general:',
  content: TEXT,
  created: AGO,
  updated: AGO,
});

/** The cases of reported texts, most of them decided. */
export const REVIEW_CASES = one('review_case', {
  nano_id: `lpad(n::text, 21, '0')`,
  kind: marked('1', '3'),
  object_id: 'n',
  author_id: ':general:',
  is_anonymous: 'false',
  excerpt: TEXT,
  state: `case when other then 0 else 1 end`,
  created: AGO,
  updated: AGO,
});

/** Bans with and without an end, most of them over. */
export const COMMUNITY_BANS: readonly Seed[] = [
  ...GENERAL,
  {
    table: 'community_ban',
    columns: {
      nano_id: `lpad(account.id::text, 21, '0')`,
      user_id: 'account.id',
      is_anonymous: 'false',
      until: `case when account.account_status = 2 then account.created + interval '10 years' else account.created end`,
      reason: '1',
      message: `'안내'`,
      created: 'account.created',
    },
    from: `user_account as account where account.ref_code like 'R2-%'
      and not exists (select from community_ban where user_id = account.id)`,
  },
];

/** Words of the list of our staff; a real list has a thousand at most. */
export const LISTED_WORDS = one('community_word', {
  nano_id: `lpad(n::text, 21, '0')`,
  word: TEXT,
  word_key: 'n::text',
  action: marked('2', '1'),
  created: AGO,
});

/** Authors that one member has blocked, and others; nobody of them writes the other rows. */
export const COMMUNITY_BLOCKS: readonly Seed[] = [
  ...GENERAL,
  {
    table: 'community_block',
    columns: {
      nano_id: `lpad(account.id::text, 21, '0')`,
      user_id: 'case when account.account_status = 2 then :general: else :other: end',
      blocked_id: 'account.id',
      is_anonymous: 'false',
      created: 'account.created',
    },
    from: `user_account as account where account.ref_code like 'R2-%'
      and not exists (select from community_block where blocked_id = account.id)`,
  },
];

/** Authors that one member follows, and others. */
export const COMMUNITY_AUTHOR_FOLLOWS: readonly Seed[] = [
  ...GENERAL,
  {
    table: 'community_author_follow',
    columns: {
      author_id: 'account.id',
      user_id: 'case when account.account_status = 2 then :general: else :other: end',
      created: 'account.created',
    },
    from: `user_account as account where account.ref_code like 'R2-%'
      and not exists (select from community_author_follow where author_id = account.id)`,
  },
];

/** Earlier versions of one post, and as many of others. */
export const COMMUNITY_VERSIONS = one('community_post_version', {
  post_id: marked(':question:', '1000000 + n'),
  title: TEXT,
  content: PARAGRAPH,
  preview: `''`,
  updated: `${AGO} - interval '10 years'`,
});
