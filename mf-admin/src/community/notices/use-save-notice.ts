import { request, toApiError, useMutation, type ApiError } from '@danji/api-client';
import { getNotice } from '@danji/contracts/community/notice.endpoints';
import { createNotice, updateNotice } from '@danji/contracts/community/notice-staff.endpoints';
import type { Notice } from '@danji/contracts/community/notice';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { useState } from 'react';
import type { Article } from '../../shared/use-article.ts';
import { toNoticeFields, willNotify, type SaveAction, type NoticeDraft } from './notice-draft.ts';

/** The form's values, the save action, and the version that they were made from. */
export type NoticeToSave = {
  draft: NoticeDraft;
  content: RichDocument;
  saveAction: SaveAction;
  base: Notice | undefined;
};

/** The result of a save: the saved notice, the newer version of another operator, or the error. */
export type SaveResult = { saved: Notice } | { serverVersion: Notice } | { error: ApiError };

/** Saves a notice, new or changed. When another person has saved in between, nothing is written and the result is the version of the server. */
export function useSaveNotice(article: Article) {
  const creation = useMutation(createNotice);
  const update = useMutation(updateNotice);
  const [isComparing, setIsComparing] = useState(false);

  const send = ({ draft, content, saveAction, base }: NoticeToSave) => {
    const { to } = saveAction;
    const fields = toNoticeFields(draft, content);
    const notify = willNotify(draft, saveAction, base) && { notify_members: true };
    if (base)
      return update.trigger({
        params: { id: base.id },
        body: { ...fields, ...(to !== undefined && { board_status: to }), ...notify, updated: base.board.updated },
      });
    return creation.trigger({
      body: { ...fields, board_status: to === BoardStatus.VISIBLE ? BoardStatus.VISIBLE : BoardStatus.TEMP, ...notify },
    });
  };
  const findServerVersion = async (id: number): Promise<SaveResult> => {
    setIsComparing(true);
    try {
      return { serverVersion: await request(getNotice, { params: { id } }) };
    } catch (error) {
      return { error: toApiError(error) };
    } finally {
      setIsComparing(false);
    }
  };
  const save = async (notice: NoticeToSave): Promise<SaveResult> => {
    const outcome = await article.save(() => send(notice));
    if (outcome.ok) return { saved: outcome.data };
    if (notice.base && outcome.error.code === 'conflict') return findServerVersion(notice.base.id);
    return { error: outcome.error };
  };
  return { save, isRunning: creation.isRunning || update.isRunning || isComparing };
}
