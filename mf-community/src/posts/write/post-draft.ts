import type { FieldErrors } from '@danji/app-kit/forms';
import { BLANK_DOCUMENT } from '@danji/app-kit/rich-text';
import {
  type CommunityCategory,
  type CommunityPlace,
  isAnonymousPlace,
  isQuestionPlace,
  isSalePlace,
} from '@danji/contracts/community/community-categories';
import type { CommunityPost } from '@danji/contracts/community/community-post';
import { toPlainText } from '@danji/contracts/documents/document-text';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { StoredFile } from '@danji/contracts/site/file';
import { isBlankDocument } from '@danji/editor/core/blank';

/** The values of the form. */
export type PostDraft = {
  category: CommunityCategory;
  category1: number;
  title: string;
  content: RichDocument;
  files: StoredFile[];
  category2: number;
  sigungu: number | null;
  price: number | null;
  preview: string;
  /** The bracketed list of the grades that may read it; empty for all. */
  job_grades: string;
  is_alert: boolean;
  is_allow_comment: boolean;
  is_anonymous: boolean;
};

/** The action that a button asks for: a draft, or a post that others see. */
export type PostAction = { isDraft: boolean };

export const toBlankPost = (place: CommunityPlace): PostDraft => ({
  ...place,
  title: '',
  content: BLANK_DOCUMENT,
  files: [],
  category2: 0,
  sigungu: null,
  price: null,
  preview: '',
  job_grades: '',
  is_alert: true,
  is_allow_comment: true,
  is_anonymous: false,
});

/** Whether others first see the preview that its author writes: of a post that is sold, or for some grades only. */
export const isWithheld = ({ price, job_grades, ...place }: PostDraft): boolean =>
  (isSalePlace(place) && (price ?? 0) > 0) || job_grades !== '';

/** Converts a stored post to the form's values. */
export function toPostDraft(post: CommunityPost): PostDraft {
  const { category, category1, category2, board, sigungu, price, job_grades } = post;
  const { is_alert, is_allow_comment, is_anonymous, preview } = post;
  const draft = {
    category,
    category1,
    title: board.title,
    content: board.content ?? BLANK_DOCUMENT,
    files: board.files,
    category2,
    sigungu: sigungu?.id ?? null,
    price: price === 0 ? null : price,
    preview,
    job_grades,
    is_alert,
    is_allow_comment,
    is_anonymous,
  };
  // The preview of another post is its beginning, which nobody has written.
  return isWithheld(draft) ? draft : { ...draft, preview: '' };
}

/** Converts the form's values to the fields of the calls; what the category does not have is left out of them. */
export function toPostFields({ files, price, preview, is_anonymous, title, ...draft }: PostDraft) {
  const hasPrice = isSalePlace(draft) || isQuestionPlace(draft);
  return {
    ...draft,
    title: title.trim(),
    price: hasPrice ? (price ?? 0) : 0,
    preview: isWithheld({ files, price, preview, is_anonymous, title, ...draft }) ? preview.trim() : '',
    is_anonymous: is_anonymous && isAnonymousPlace(draft),
    file_ids: files.map(({ nano_id }) => nano_id),
  };
}

/** Validates a post that others see: it has a title, a text or at least a file, and a preview if it is sold. */
function validateComplete(draft: PostDraft): FieldErrors<PostDraft> {
  const isEmpty = isBlankDocument(draft.content) && (draft.files.length === 0 || isQuestionPlace(draft));
  const isSold = isSalePlace(draft) && (draft.price ?? 0) > 0;
  return {
    ...(draft.title.trim() === '' && { title: '제목을 입력해 주세요.' }),
    ...(isEmpty && { content: '내용을 입력해 주세요.' }),
    ...(isSold && draft.preview.trim() === '' && { preview: '구매하기 전에 볼 미리보기를 입력해 주세요.' }),
  };
}

/** A draft may be incomplete. */
export const validatePost = (draft: PostDraft, isDraft: boolean): FieldErrors<PostDraft> =>
  isDraft ? {} : validateComplete(draft);

const LABELS: Readonly<Record<keyof PostDraft, string>> = {
  category: '분류',
  category1: '세부 분류',
  title: '제목',
  content: '내용',
  files: '첨부파일',
  category2: '주제',
  sigungu: '지역',
  price: '포인트',
  preview: '미리보기',
  job_grades: '읽을 수 있는 직급',
  is_alert: '알림',
  is_allow_comment: '댓글',
  is_anonymous: '익명',
};
export const labelField = (name: keyof PostDraft): string => LABELS[name];

/** Formats a field of a draft for reading. */
export function describeField(draft: PostDraft, name: keyof PostDraft): string {
  if (name === 'content') return toPlainText(draft.content);
  if (name === 'files') return draft.files.map((file) => file.name).join(', ');
  const value = draft[name];
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  return value === null ? '' : String(value);
}
