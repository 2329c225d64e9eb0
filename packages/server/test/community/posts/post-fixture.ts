import { createCommunityPost } from '@danji/contracts/community/community-author.endpoints';
import type { CommunityPost } from '@danji/contracts/community/community-post';
import { getCommunityPost } from '@danji/contracts/community/community-post.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { toDocument } from '@danji/contracts/documents/document-text';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';

export type PostBody = BodyOf<typeof createCommunityPost>;
type Signed = Pick<TestAccount, 'token'>;

/** A free post that is published at once; `given` is what a test is about. */
export const postBody = (given: Partial<PostBody> = {}): PostBody => ({
  title: '경비실 에어컨 교체 후기',
  content: toDocument('작년 여름에 교체했어요. 전기요금이 줄었어요.'),
  category: 'communication',
  category1: 4,
  board_status: BoardStatus.VISIBLE,
  ...given,
});
export const QUESTION: Partial<PostBody> = { title: '승강기 점검 주기', category: 'communication', category1: 2 };
export const SALE: Partial<PostBody> = {
  title: '관리규약 개정안 서식',
  category: 'material',
  category1: 2,
  price: 300,
  preview: '개정 조항을 표로 정리했어요.',
  content: toDocument('비밀단어 조항 전문'),
};

export async function makePost({ token }: Signed, given: Partial<PostBody> = {}): Promise<CommunityPost> {
  const { status, data, problem } = await call(createCommunityPost, { token, body: postBody(given) });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(problem)}`);
  return data;
}

/** Reads a post; a visitor without an account. */
export const read = (post: Pick<CommunityPost, 'nano_id'>, reader?: Signed) =>
  call(getCommunityPost, { ...(reader && { token: reader.token }), params: { id: post.nano_id } });
