import { BOARD_LIMITS } from '@danji/contracts/community/board-limits';
import type { Notice } from '@danji/contracts/community/notice';
import { BoardStatus, type BoardStatusCode } from '@danji/contracts/codes/board-status';
import type { StoredFile } from '@danji/contracts/site/file';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { isBlankDocument } from '@danji/editor/core/blank';
import type { FieldErrors } from '@danji/app-kit/forms';
import { BLANK_DOCUMENT } from '@danji/app-kit/rich-text';

const { VISIBLE, INVISIBLE, TEMP } = BoardStatus;

/** The values of the form. */
export type NoticeDraft = {
  title: string;
  content: RichDocument;
  is_important: boolean;
  files: StoredFile[];
  notify: boolean;
};

export const BLANK_NOTICE: NoticeDraft = {
  title: '',
  content: BLANK_DOCUMENT,
  is_important: false,
  files: [],
  notify: false,
};

/** Converts a stored notice to the form's values. */
export const toNoticeDraft = ({ is_important, board }: Notice): NoticeDraft => ({
  title: board.title,
  content: board.content,
  is_important,
  files: board.files,
  notify: false,
});

/** Converts the form's values to the fields of the calls. */
export const toNoticeFields = ({ title, content, is_important, files }: NoticeDraft) => ({
  title: title.trim(),
  is_important,
  content,
  file_ids: files.map(({ nano_id }) => nano_id),
});

/** An action that saves the notice, in its current state or with a change of state. */
export type SaveAction = { label: string; to?: typeof VISIBLE | typeof INVISIBLE | typeof TEMP };

/** Lists the save actions for a state, the primary one last; `undefined` means that the notice was never saved. */
export function listSaveActions(state: BoardStatusCode | undefined): readonly [SaveAction, SaveAction] {
  if (state === VISIBLE) return [{ label: '숨기기', to: INVISIBLE }, { label: '저장' }];
  if (state === INVISIBLE) return [{ label: '저장' }, { label: '다시 보이기', to: VISIBLE }];
  return [
    { label: '임시저장', ...(state === undefined && { to: TEMP }) },
    { label: '올리기', to: VISIBLE },
  ];
}

/** Members are notified when this save makes the notice visible or leaves it visible, and they were not notified before. */
export const willNotify = ({ notify }: NoticeDraft, { to }: SaveAction, base: Notice | undefined): boolean =>
  notify && !base?.notified && (to ?? base?.board.board_status) === VISIBLE;

export const validateNotice = ({ title, content }: NoticeDraft): FieldErrors<NoticeDraft> => ({
  ...(title.trim() === '' && { title: '제목을 입력해 주세요.' }),
  ...(title.trim().length > BOARD_LIMITS.titleCharacters && {
    title: `제목은 ${BOARD_LIMITS.titleCharacters}자까지 쓸 수 있어요.`,
  }),
  ...(isBlankDocument(content) && { content: '내용을 입력해 주세요.' }),
});
