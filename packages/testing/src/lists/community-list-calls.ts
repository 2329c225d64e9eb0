import { listFaqs } from '@danji/contracts/community/faq.endpoints';
import { listStaffFaqs } from '@danji/contracts/community/faq-staff.endpoints';
import { listBoardComments } from '@danji/contracts/community/board-comment.endpoints';
import { listCommunityAnswers } from '@danji/contracts/community/community-answer.endpoints';
import { listCommunityDrafts } from '@danji/contracts/community/community-author.endpoints';
import { listCommunityIncome } from '@danji/contracts/community/community-purchase.endpoints';
import { listCommunityBookmarks } from '@danji/contracts/community/community-follow.endpoints';
import { listCommunityAuthorFollows } from '@danji/contracts/community/community-new-post-follow.endpoints';
import { listCommunityVersions } from '@danji/contracts/community/community-version.endpoints';
import { listCommunityPosts } from '@danji/contracts/community/community-post.endpoints';
import { listInquiries } from '@danji/contracts/community/inquiry.endpoints';
import { listCommunityBans } from '@danji/contracts/community/community-ban.endpoints';
import { listCommunityBlocks } from '@danji/contracts/community/community-block.endpoints';
import { listListedWords } from '@danji/contracts/community/listed-word.endpoints';
import { listReviewCases } from '@danji/contracts/community/report-staff.endpoints';
import { listNotices } from '@danji/contracts/community/notice.endpoints';
import { listStaffNotices } from '@danji/contracts/community/notice-staff.endpoints';
import { NANO_IDS } from './list-fixture.ts';
import * as community from './community-seeds.ts';
import * as seeds from './seeds.ts';
import { list, type ListCall, PERIOD } from './list-call.ts';

/** The lists of boards, questions and what members write. */
export const COMMUNITY_LIST_CALLS: readonly ListCall[] = [
  list(listFaqs, seeds.PUBLIC_FAQS, { category: 1 }),
  list(listStaffFaqs, seeds.FAQS, { category: 1, board_status: 3 }),
  list(listInquiries, seeds.INQUIRIES, { category: 1, state: 0 }),
  list(listNotices, seeds.PUBLISHED_NOTICES),
  list(listStaffNotices, seeds.NOTICES, { board_status: 0, is_important: true }),
  list(listCommunityPosts, community.COMMUNITY_POSTS, {
    category: 'material',
    category1: 4,
    category2: 1,
    sigungu: 1,
    question_state: 'accepted',
    author: NANO_IDS.general,
    is_own: true,
    board_status: 0,
  }),
  list(
    listCommunityAnswers,
    community.COMMUNITY_ANSWERS,
    { answer: `A${'1'.padStart(20, '0')}` },
    { few: ['answer'], query: { question_nano_id: NANO_IDS.question } },
  ),
  list(
    listBoardComments,
    community.BOARD_COMMENTS,
    { comment: '1'.padStart(21, '0') },
    { few: ['comment'], query: { board_id: 'questionBoard' } },
  ),
  list(listCommunityVersions, community.COMMUNITY_VERSIONS, {}, { id: 'question' }),
  list(listCommunityDrafts, community.COMMUNITY_DRAFTS),
  list(listCommunityIncome, community.COMMUNITY_INCOME, PERIOD),
  list(listCommunityBlocks, community.COMMUNITY_BLOCKS),
  list(listCommunityBans, community.COMMUNITY_BANS, { state: 'active' }),
  list(listCommunityAuthorFollows, community.COMMUNITY_AUTHOR_FOLLOWS),
  list(listCommunityBookmarks, community.COMMUNITY_BOOKMARKS, {}, { few: ['list'] }),
  list(listListedWords, community.LISTED_WORDS, { action: 2 }),
  list(listReviewCases, community.REVIEW_CASES, { state: 0, kind: 1 }),
];
