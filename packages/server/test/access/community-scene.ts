import { createListedWord } from '@danji/contracts/community/listed-word.endpoints';
import { createBoardComment } from '@danji/contracts/community/board-comment.endpoints';
import { updateCommunityPost } from '@danji/contracts/community/community-author.endpoints';
import { listCommunityVersions } from '@danji/contracts/community/community-version.endpoints';
import { createCommunityBlock } from '@danji/contracts/community/community-block.endpoints';
import { createCommunityAnswer } from '@danji/contracts/community/community-answer.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { toDocument } from '@danji/contracts/documents/document-text';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { testServer } from '@danji/testing/test-server';
import { decide, firstCase, report } from '../community/reports/report-fixture.ts';
import { makePost, QUESTION, SALE } from '../community/posts/post-fixture.ts';
import { must } from './must.ts';

/** The ban of a member who does nothing else here. */
async function makeBan(reporter: TestAccount, staff: TestAccount) {
  const { id } = await makePost(await testServer().create.general());
  await report(reporter, id);
  const { data } = await decide(staff, await firstCase(staff), {
    state: 2,
    reason: 1,
    ban: { period: 1, reason: 1 },
  });
  const [ban] = data.bans;
  if (!ban) throw new Error('unreachable');
  return ban;
}

/** A post that its author has changed, with the number of the version before. */
async function makeChanged(author: TestAccount) {
  const { token } = author;
  const { nano_id, board } = await makePost(author);
  const params = { id: nano_id };
  await must(updateCommunityPost, { token, params, body: { content: toDocument('고침'), updated: board.updated } });
  const { results } = await must(listCommunityVersions, { token, params, query: {} });
  return { nano_id, version_id: results[0]?.id ?? 0 };
}

/**
 * Posts of a member: one that is sold, a draft, a question that somebody else has answered and one that the member has
 * answered, with a comment of the member; a post that was removed, and one that waits for a decision.
 */
export async function makeCommunityScene(author: TestAccount, other: TestAccount, staff: TestAccount, text: string) {
  const ban = await makeBan(other, staff);
  const question = await makePost(other, QUESTION);
  const asked = await makePost(author, QUESTION);
  const { token } = author;
  const removedPost = await makePost(author);
  await report(other, removedPost.id);
  await decide(staff, await firstCase(staff), { state: 2, reason: 1 });
  await report(other, asked.id);
  const answer = async (answerer: TestAccount, { nano_id }: typeof question) =>
    must(createCommunityAnswer, {
      token: answerer.token,
      body: { question_nano_id: nano_id, content: toDocument('답변') },
    });
  return {
    soldPost: await makePost(author, { ...SALE, content: toDocument(text) }),
    draftPost: await makePost(author, { board_status: BoardStatus.TEMP }),
    changedPost: await makeChanged(author),
    question,
    removedPost,
    block: await must(createCommunityBlock, { token, body: { kind: 1, object_id: question.id } }),
    ban,
    reviewCase: await firstCase(staff),
    listedWord: await must(createListedWord, { token: staff.token, body: { word: '사설토토', action: 1 } }),
    ownAnswer: await answer(author, question),
    givenAnswer: await answer(other, asked),
    comment: await must(createBoardComment, { token, body: { board_id: question.board.id, content: '댓글' } }),
  };
}
