import { updateMe } from '@danji/contracts/accounts/profile.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { ListedWordAction } from '@danji/contracts/codes/moderation-codes';
import { ReportedKind, ReviewState } from '@danji/contracts/codes/report-codes';
import { createBoardComment, deleteBoardComment } from '@danji/contracts/community/board-comment.endpoints';
import { createCommunityAnswer } from '@danji/contracts/community/community-answer.endpoints';
import { blockCommunityAuthor } from '@danji/contracts/community/community-block.endpoints';
import { deleteCommunityPost, updateCommunityPost } from '@danji/contracts/community/community-author.endpoints';
import { bookmarkCommunityPost, followCommunityPost } from '@danji/contracts/community/community-follow.endpoints';
import { followCommunityAuthor } from '@danji/contracts/community/community-new-post-follow.endpoints';
import { getCommunityPost } from '@danji/contracts/community/community-post.endpoints';
import { purchaseCommunityPost } from '@danji/contracts/community/community-purchase.endpoints';
import { listCommunityVersions } from '@danji/contracts/community/community-version.endpoints';
import { updateInquiry } from '@danji/contracts/community/inquiry.endpoints';
import { createListedWord } from '@danji/contracts/community/listed-word.endpoints';
import { listReviewCases } from '@danji/contracts/community/report-staff.endpoints';
import { createSavedReply } from '@danji/contracts/community/saved-reply.endpoints';
import { toDocument } from '@danji/contracts/documents/document-text';
import { deliverNotifications } from '@danji/testing/deliver-notifications';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { givePoints } from '@danji/testing/give-points';
import { testServer } from '@danji/testing/test-server';
import { makeFaq } from '../community/faq/faq-fixture.ts';
import { makeInquiry } from '../community/inquiries/inquiry-fixture.ts';
import { uploadFile } from '../community/notices/notice-fixture.ts';
import { makePost, QUESTION, SALE } from '../community/posts/post-fixture.ts';
import { decide, firstCase, report } from '../community/reports/report-fixture.ts';
import { must } from './must.ts';

/** Every hidden part begins with this, so that one search would find them all. */
export const CANARY = 'canary';
const word = (name: string) => `${CANARY}${name}`;
/** The hidden data, by their canary words. */
export const CANARIES = {
  soldText: word('soldtext'),
  earlierText: word('earliertext'),
  soldFile: word('soldfile'),
  soldComment: word('soldcomment'),
  graded: word('graded'),
  hidden: word('hidden'),
  blocked: word('blocked'),
  held: word('held'),
  draft: word('draft'),
  deleted: word('deleted'),
  hiddenComment: word('hiddencomment'),
  deletedComment: word('deletedcomment'),
  hiddenAnswer: word('hiddenanswer'),
  report: word('report'),
  listedWord: word('listedword'),
  inquiry: word('inquiry'),
  note: word('note'),
  savedReply: word('savedreply'),
  faqDraft: word('faqdraft'),
  authorName: word('authorname'),
  anonymousName: word('anonymousname'),
  anonymousNickname: word('anonymousnickname'),
  anonymousMail: word('anonymousmail'),
} as const;

/** A record by all that names it. */
export type Target = { id: number; nano_id: string; board_id: number };
const targetOf = ({ id, nano_id, board }: { id: number; nano_id: string; board: { id: number } }): Target => ({
  id,
  nano_id,
  board_id: board.id,
});

/** Members sign in with it to open pages and to load their own data. */
export const PASSWORD = 'danji1234';

async function makeAccounts() {
  const { create } = testServer();
  const member = (name: string, mail: string) =>
    create.general({ name, email: `${mail}@danji.test`, password: PASSWORD });
  return {
    author: await member(CANARIES.authorName, 'writer'),
    anonymous: await member(CANARIES.anonymousName, CANARIES.anonymousMail),
    buyer: await member('구매자', 'buyer'),
    staff: await create.staff(),
    guest: await create.general({ account_status: 0, email: null }),
    manager: await member('관리소장', 'manager'),
    brand: await create.brand({ password: PASSWORD }),
    otherBuyer: await member('다른 구매자', 'other'),
    blockedMember: await member('차단된 사람', 'blocked'),
  };
}
type Accounts = Awaited<ReturnType<typeof makeAccounts>>;

const comment = ({ token }: TestAccount, board_id: number, content: string) =>
  must(createBoardComment, { token, body: { board_id, content } });
const answer = ({ token }: TestAccount, question_nano_id: string, content: string) =>
  must(createCommunityAnswer, { token, body: { question_nano_id, content: toDocument(content) } });

async function remove({ buyer, staff }: Accounts, kind: 1 | 2 | 3, object_id: number): Promise<void> {
  await report(buyer, object_id, { kind, content: CANARIES.report });
  const { status } = await decide(staff, await firstCase(staff), { state: ReviewState.REMOVED, reason: 1 });
  if (status !== 200) throw new Error(`${status}`);
}

/** A post with files that is sold, with a comment of who has bought it; and another one. */
async function makeSales({ author, buyer, otherBuyer }: Accounts) {
  const file = await uploadFile(author.token, `${CANARIES.soldFile}.pdf`);
  const earlier = await makePost(author, { ...SALE, content: toDocument(CANARIES.earlierText), file_ids: [file] });
  const params = { id: earlier.nano_id };
  const change = { content: toDocument(CANARIES.soldText), updated: earlier.board.updated };
  const sold = await must(updateCommunityPost, { token: author.token, params, body: change });
  const [version] = (await must(listCommunityVersions, { token: author.token, params, query: {} })).results;
  const other = await makePost(author, { ...SALE, title: '다른 서식' });
  for (const [{ id, token }, post] of [[buyer, sold] as const, [otherBuyer, other] as const]) {
    await givePoints(id, SALE.price ?? 0);
    await must(purchaseCommunityPost, { token, params: { id: post.nano_id }, body: {} });
  }
  await comment(buyer, sold.board.id, CANARIES.soldComment);
  return {
    version: { ...targetOf(sold), id: version?.id ?? 0 },
    targets: [
      sold,
      await makePost(author, { content: toDocument(CANARIES.graded), job_grades: '[5]', preview: '요약' }),
    ],
    file,
  };
}

/** A post that others have marked and commented on, and which its author hides and changes then. */
async function makeHidden({ author, manager }: Accounts, canary: string) {
  const { token } = author;
  const post = await makePost(author, { title: '나중에 숨긴 글' });
  await must(bookmarkCommunityPost, { token: manager.token, body: { nano_id: post.nano_id, is_bookmarked: true } });
  await must(followCommunityPost, { token: manager.token, body: { nano_id: post.nano_id, is_following: true } });
  await comment(manager, post.board.id, '잘 읽었어요.');
  const { updated } = (await must(getCommunityPost, { token, params: { id: post.nano_id } })).board;
  const body = { title: canary, content: toDocument(canary), board_status: BoardStatus.INVISIBLE, updated };
  await must(updateCommunityPost, { token, params: { id: post.nano_id }, body });
  return post;
}

async function makeWithheld(accounts: Accounts) {
  const { author, manager, blockedMember, staff } = accounts;
  const hidden = await makeHidden(accounts, CANARIES.hidden);
  const deleted = await makeHidden(accounts, CANARIES.deleted);
  await must(deleteCommunityPost, { token: author.token, params: { id: deleted.nano_id } });
  const blocked = await makePost(author, { content: toDocument(CANARIES.blocked) });
  await remove(accounts, ReportedKind.POST, blocked.id);
  const { nano_id } = blocked.board.user;
  await must(blockCommunityAuthor, {
    token: author.token,
    body: { author: (await makePost(blockedMember)).board.user.nano_id ?? '', is_blocked: true },
  });
  for (const { token } of [manager, blockedMember])
    await must(followCommunityAuthor, { token, body: { author: nano_id ?? '', is_following: true } });
  for (const body of [
    { word: CANARIES.listedWord, action: ListedWordAction.REFUSE },
    { word: '급전', action: ListedWordAction.HOLD },
  ])
    await must(createListedWord, { token: staff.token, body });
  const held = await makePost(author, { title: `급전 ${CANARIES.held}` });
  const draft = await makePost(author, { title: CANARIES.draft, board_status: BoardStatus.TEMP });
  return [hidden, deleted, blocked, held, draft];
}

/** Comments and an answer that were removed. */
async function makeRemoved(accounts: Accounts) {
  const { author, manager } = accounts;
  const open = await makePost(author);
  const deleted = await comment(author, open.board.id, CANARIES.deletedComment);
  await must(createBoardComment, {
    token: manager.token,
    body: { board_id: open.board.id, content: '저도요.', parent_id: deleted.id },
  });
  await must(deleteBoardComment, { token: author.token, params: { id: String(deleted.id) } });
  const { id } = await comment(author, open.board.id, CANARIES.hiddenComment);
  await remove(accounts, ReportedKind.COMMENT, id);
  const question = await makePost(manager, QUESTION);
  await remove(accounts, ReportedKind.ANSWER, (await answer(author, question.nano_id, CANARIES.hiddenAnswer)).id);
  return [open, question];
}

async function makeAnonymous({ anonymous, manager }: Accounts) {
  const { token } = anonymous;
  await must(updateMe, { token, body: { nickname: CANARIES.anonymousNickname } });
  const file = await uploadFile(token, '고민.pdf');
  const post = await makePost(anonymous, {
    category: 'communication',
    category1: 1,
    is_anonymous: true,
    file_ids: [file],
  });
  await comment(manager, post.board.id, '힘내세요.');
  await comment(anonymous, post.board.id, '고마워요.');
  return post;
}

/** An inquiry with a note of our staff, a saved reply, and a draft of a question with its answer. */
async function makeSupport({ author, staff: { token } }: Accounts): Promise<Target[]> {
  const inquiry = await makeInquiry(author.token, { content: CANARIES.inquiry });
  const { updated } = inquiry;
  await must(updateInquiry, { token, params: { id: inquiry.nano_id }, body: { note: CANARIES.note, updated } });
  await must(createSavedReply, { token, body: { title: '인사', content: CANARIES.savedReply } });
  const faq = await makeFaq(token, { title: CANARIES.faqDraft, board_status: BoardStatus.TEMP });
  return [
    { id: inquiry.id, nano_id: inquiry.nano_id, board_id: inquiry.question.id },
    { id: faq.id, nano_id: faq.nano_id, board_id: faq.question.id },
  ];
}

/** Accounts, and records with parts that most of them may not read. */
export async function makeCanaryScene() {
  const accounts = await makeAccounts();
  const { targets: sales, version, file } = await makeSales(accounts);
  const posts = [
    ...sales,
    // Before something is held, so that the cases are the first of the queue.
    ...(await makeRemoved(accounts)),
    ...(await makeWithheld(accounts)),
    await makeAnonymous(accounts),
  ];
  // Our staff decides about anonymous posts too, without knowing of whom they are.
  await report(accounts.buyer, posts.at(-1)?.id ?? 0, { content: CANARIES.report });
  const { results: cases } = await must(listReviewCases, { token: accounts.staff.token, query: {} });
  const targets = [
    ...posts.map(targetOf),
    version,
    ...cases.map(({ id, nano_id }) => ({ id, nano_id, board_id: id })),
    ...(await makeSupport(accounts)),
  ];
  await deliverNotifications();
  return { accounts, targets, file };
}
export type CanaryScene = Awaited<ReturnType<typeof makeCanaryScene>>;
