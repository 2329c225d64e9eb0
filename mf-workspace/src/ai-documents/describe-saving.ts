import type { ApiError } from '@danji/api-client';
import type { AutosaveState } from './autosave.ts';
import type { SaveStatus } from './save-schedule.ts';

const STATUS_TEXTS: Record<SaveStatus, string> = {
  unsaved: '아직 저장하지 않았어요',
  saving: '저장하는 중이에요',
  saved: '모두 저장했어요',
};

/** Whether the server was not reached: the text is saved when the connection is back. */
export const needsConnection = ({ code }: ApiError): boolean => code === 'network' || code === 'timeout';

type Saving = Pick<AutosaveState, 'status' | 'isOffline' | 'failure' | 'serverVersion' | 'isPostponed' | 'text'>;

/** Says in Korean whether a text is saved and, when it is not, what it waits for. */
export function describeSaving({ status, isOffline, failure, serverVersion, isPostponed, text }: Saving): string {
  if (status !== 'unsaved') return STATUS_TEXTS[status];
  if (text.title.trim() === '') return '제목을 적으면 저장해요';
  if (serverVersion) return '어느 글을 남길지 고르면 저장해요';
  if (isPostponed) return '글을 더 고치면 다시 저장해요';
  if (isOffline || (failure && needsConnection(failure))) return '연결되면 저장해요';
  if (failure) return failure.isTransient ? '잠시 뒤 다시 저장해요' : '저장하지 못했어요';
  return STATUS_TEXTS.unsaved;
}
