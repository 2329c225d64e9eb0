import { BoardStatus, type BoardStatusCode } from '@danji/contracts/codes/board-status';
import {
  type CommunityPlace,
  isAnonymousPlace,
  isQuestionPlace,
  isSalePlace,
  isSubCategory,
} from '@danji/contracts/community/community-categories';
import { COMMUNITY_LIMITS } from '@danji/contracts/community/community-limits';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { invalidField } from '../../platform/problem-error.ts';
import { checkDocument, listPictures, toExcerpt } from '../../site/files/index.ts';

/** A post as its author writes it. */
export type WrittenPost = CommunityPlace & {
  title: string;
  content: RichDocument;
  board_status: BoardStatusCode;
  category2: number;
  job_grades: string;
  sigungu: number | null;
  price: number;
  preview: string;
  is_alert: boolean;
  is_allow_comment: boolean;
  is_anonymous: boolean;
};

/** Whether content and files are not for everybody: the post is sold, or for some job grades. */
export const isLimited = (post: Pick<WrittenPost, 'price' | 'job_grades'> & CommunityPlace): boolean =>
  post.job_grades !== '' || (post.price > 0 && isSalePlace(post));

/** Whether a document has a text or a picture. */
export const hasWords = (content: RichDocument): boolean =>
  toExcerpt(content, 1) !== '' || listPictures(content).length > 0;

/** Refuses what its category does not take. */
function checkPlace(post: WrittenPost): void {
  if (!isSubCategory(post)) throw invalidField('category1', '이 분류에는 없는 세부 분류예요.');
  if (post.is_anonymous && !isAnonymousPlace(post))
    throw invalidField('is_anonymous', '고민상담 글만 익명으로 쓸 수 있어요.');
  if (post.price > 0 && !isQuestionPlace(post) && !isSalePlace(post))
    throw invalidField('price', '질문에는 보상을, 자료에는 가격을 정할 수 있어요. 이 분류의 글에는 정할 수 없어요.');
}

/** Refuses what readers would find empty. */
function checkComplete(post: WrittenPost, fileCount: number): void {
  if (post.title === '') throw invalidField('title', '제목을 입력해 주세요.');
  if (!hasWords(post.content) && (fileCount === 0 || isQuestionPlace(post)))
    throw invalidField('content', '내용을 입력해 주세요.');
  if (post.price > 0 && isSalePlace(post) && post.preview === '')
    throw invalidField('preview', '판매하는 글은 구매하기 전에 볼 미리보기를 써 주세요.');
}

/** Returns the post as it is stored; throws `invalid_input` naming what is wrong. A draft may be unfinished. */
export function checkPost(written: WrittenPost, fileCount: number): WrittenPost {
  const content = checkDocument(written.content, 'content');
  const post = { ...written, content, title: written.title.trim(), preview: written.preview.trim() };
  checkPlace(post);
  if (post.board_status !== BoardStatus.TEMP) checkComplete(post, fileCount);
  return isLimited(post) ? post : { ...post, preview: toExcerpt(content, COMMUNITY_LIMITS.previewCharacters) };
}
