import { WORK_REQUEST_LIMITS } from '@danji/contracts/workspace/work-request-limits';
import type { createWorkRequest } from '@danji/contracts/workspace/work-request.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { StoredFile } from '@danji/contracts/site/file';
import type { FieldErrors } from '@danji/app-kit/forms';

type Body = BodyOf<typeof createWorkRequest>;

/** A request in the form; `request_type` is empty until one is chosen. */
export type RequestDraft = { request_type: string; title: string; text: string; files: StoredFile[] };
export const BLANK_REQUEST: RequestDraft = { request_type: '', title: '', text: '', files: [] };

export const WIRE_NAMES = { request_type: 'data.request_type', text: 'data.text', files: 'file_ids' };

export const validateRequest = ({ request_type, title, text }: RequestDraft): FieldErrors<RequestDraft> => ({
  ...(request_type === '' && { request_type: '요청 종류를 골라 주세요.' }),
  ...(title.trim() === '' && { title: '제목을 입력해 주세요.' }),
  ...(title.trim().length > WORK_REQUEST_LIMITS.titleCharacters && {
    title: `제목은 ${WORK_REQUEST_LIMITS.titleCharacters}자까지 쓸 수 있어요.`,
  }),
  ...(text.trim() === '' && { text: '내용을 입력해 주세요.' }),
});

/** Converts the form to the body of the call. */
export const toRequestBody = (spaceId: number, { request_type, title, text, files }: RequestDraft): Body => ({
  space_id: spaceId,
  title: title.trim(),
  data: { request_type: Number(request_type) as Body['data']['request_type'], text: text.trim() },
  file_ids: files.map(({ nano_id }) => nano_id),
});
