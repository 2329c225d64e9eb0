import type { Notice } from '@danji/contracts/community/notice';
import { updateNotice } from '@danji/contracts/community/notice-staff.endpoints';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import { call } from '@danji/testing/call';

export const { VISIBLE, INVISIBLE, TEMP } = BoardStatus;
type Change = Omit<BodyOf<typeof updateNotice>, 'updated'>;

export const change = (token: string, { id, board }: Notice, body: Change) =>
  call(updateNotice, { token, params: { id }, body: { ...body, updated: board.updated } });
