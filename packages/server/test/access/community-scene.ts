import { createBoardComment } from '@danji/contracts/community/board-comment.endpoints';
import { createCommunityAnswer } from '@danji/contracts/community/community-answer.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { toDocument } from '@danji/contracts/documents/document-text';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { makePost, QUESTION, SALE } from '../community/posts/post-fixture.ts';
import { must } from './must.ts';

/**
 * Posts of a member: one that is sold, a draft, a question that somebody else has answered and one that the member has
 * answered, with a comment of the member.
 */
export async function makeCommunityScene(author: TestAccount, other: TestAccount, text: string) {
  const question = await makePost(other, QUESTION);
  const asked = await makePost(author, QUESTION);
  const { token } = author;
  const answer = async (answerer: TestAccount, { nano_id }: typeof question) =>
    must(createCommunityAnswer, {
      token: answerer.token,
      body: { question_nano_id: nano_id, content: toDocument('답변') },
    });
  return {
    soldPost: await makePost(author, { ...SALE, content: toDocument(text) }),
    draftPost: await makePost(author, { board_status: BoardStatus.TEMP }),
    question,
    ownAnswer: await answer(author, question),
    givenAnswer: await answer(other, asked),
    comment: await must(createBoardComment, { token, body: { board_id: question.board.id, content: '댓글' } }),
  };
}
