import { toDocument } from '@danji/contracts/documents/document-text';
import type { CallOptions } from './call-options.ts';
import { AUDIENCES, but } from './roles.ts';

/** The community. */
export const COMMUNITY_CALLS: Record<string, CallOptions> = {
  'boards.create_community_post': {
    input: () => ({ body: { title: '글', content: toDocument('글'), category: 'communication', category1: 4 } }),
  },
  'boards.get_community_post': {
    also: {
      'a draft': { audience: AUDIENCES.file, input: ({ draftPost }) => ({ params: { id: draftPost.nano_id } }) },
    },
  },
  'boards.list_community_versions': { audience: AUDIENCES.ownPostAndStaff },
  'boards.get_community_version': {
    audience: AUDIENCES.ownPostAndStaff,
    input: ({ changedPost }) => ({ query: { version_id: changedPost.version_id } }),
  },
  'boards.update_community_post': {
    audience: AUDIENCES.ownPost,
    input: ({ soldPost }) => ({ body: { title: '바꿈', updated: soldPost.board.updated } }),
  },
  'boards.delete_community_post': { audience: AUDIENCES.ownPost },
  'boards.list_community_answers': {
    input: ({ question }) => ({ query: { question_nano_id: question.nano_id } }),
  },
  'boards.create_community_answer': {
    // The author of the question is the one member who may not answer it.
    audience: but(AUDIENCES.membersOfAll, 403, 'resident'),
    input: ({ question }) => ({ body: { question_nano_id: question.nano_id, content: toDocument('답변') } }),
  },
  'boards.update_community_answer': {
    audience: AUDIENCES.ownPost,
    input: ({ ownAnswer }) => ({ body: { content: toDocument('고침'), updated: ownAnswer.board.updated } }),
  },
  'boards.delete_community_answer': { audience: AUDIENCES.ownPost },
  'boards.accept_community_answer': { audience: AUDIENCES.ownPostAndStaff },
  'boards.revoke_community_acceptance': {
    input: () => ({ body: { reason: '잘못 채택했어요.' } }),
    // No answer of the fixture is accepted.
    answers: 409,
  },
  'boards.purchase_community_post': {
    audience: but(AUDIENCES.membersOfAll, 403, 'member'),
    // The callers of the fixture have no points.
    answers: 409,
  },
  'boards.pay_community_download': { input: () => ({ body: { price: 0 } }) },
  'boards.rate_community_post': {
    audience: but(AUDIENCES.membersOfAll, 403, 'resident'),
    input: () => ({ body: { rate: 8 } }),
  },
  'boards.recommend_board': {
    // Nobody recommends what is one's own.
    audience: but(AUDIENCES.membersOfAll, 403, 'resident'),
    input: ({ question }) => ({ body: { board_id: question.board.id, is_recommended: true } }),
  },
  'boards.recommend_comment': {
    audience: but(AUDIENCES.membersOfAll, 403, 'member'),
    input: ({ comment }) => ({ body: { comment_id: comment.id, is_recommended: true } }),
  },
  'boards.bookmark_community_post': {
    input: ({ question }) => ({ body: { nano_id: question.nano_id, is_bookmarked: true } }),
  },
  'boards.follow_community_post': {
    // The author hears of it without following.
    audience: but(AUDIENCES.membersOfAll, 403, 'resident'),
    input: ({ question }) => ({ body: { nano_id: question.nano_id, is_following: true } }),
  },
  'boards.list_comments': {
    input: ({ question }) => ({ query: { board_id: question.board.id } }),
    also: {
      'on a post that is sold': {
        audience: but(AUDIENCES.file, 'in', 'staff', 'admin'),
        input: ({ soldPost }) => ({ query: { board_id: soldPost.board.id } }),
      },
    },
  },
  'boards.create_comment': {
    audience: AUDIENCES.membersOfAll,
    input: ({ question }) => ({ body: { board_id: question.board.id, content: '댓글' } }),
  },
  'boards.update_comment': {
    audience: AUDIENCES.ownPost,
    input: ({ comment }) => ({ body: { content: '고침', updated: comment.updated } }),
  },
  'boards.delete_comment': { audience: AUDIENCES.ownPost },
  'boards.create_report': {
    // The author of the question is the one member who may not report it.
    audience: but(AUDIENCES.membersOfAll, 403, 'resident'),
    input: ({ question }) => ({ body: { kind: 1, object_id: question.id, reason: 2 } }),
  },
  'boards.create_block': {
    audience: but(AUDIENCES.membersOfAll, 403, 'resident'),
    input: ({ question }) => ({ body: { kind: 1, object_id: question.id } }),
  },
  'boards.block_author': {
    audience: but(AUDIENCES.membersOfAll, 403, 'member'),
    input: ({ soldPost }) => ({ body: { author: soldPost.board.user.nano_id, is_blocked: true } }),
  },
  'boards.follow_author': {
    audience: but(AUDIENCES.membersOfAll, 403, 'member'),
    input: ({ soldPost }) => ({ body: { author: soldPost.board.user.nano_id, is_following: true } }),
  },
  'boards.delete_block': { audience: AUDIENCES.ownHidden },
  'boards.get_own_review': {
    audience: AUDIENCES.ownHidden,
    input: ({ removedPost }) => ({ query: { kind: 1, object_id: removedPost.id } }),
  },
  'boards.appeal_review': {
    audience: AUDIENCES.ownHidden,
    input: ({ removedPost }) => ({ body: { kind: 1, object_id: removedPost.id, content: '소명' } }),
  },
  // The caller of the tests has proven no phone number.
  'boards.list_visitor_inquiries': { answers: 403 },
  'boards.create_visitor_inquiry': { answers: 403 },
  'boards.get_visitor_inquiry': { answers: 403 },
  'boards.update_visitor_inquiry': {
    answers: 403,
    input: ({ inquiry }) => ({ body: { content: '더', updated: inquiry.updated } }),
  },
  'boards.delete_visitor_inquiry': { answers: 403 },
  'boards.create_ban': {
    input: ({ reviewCase }) => ({ body: { case_id: reviewCase.nano_id, period: 1, reason: 1 } }),
  },
  'boards.update_saved_reply': {
    input: ({ savedReply }) => ({ body: { title: '인사', content: '바꿈', updated: savedReply.updated } }),
  },
  'boards.decide_review_case': {
    input: ({ reviewCase }) => ({ body: { state: 1, updated: reviewCase.updated } }),
  },
};
