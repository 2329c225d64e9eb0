import { WORK_REQUEST_LIMITS } from '@danji/contracts/workspace/work-request-limits';
import type { createWorkRequest } from '@danji/contracts/workspace/work-request.endpoints';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { StoredFile } from '@danji/contracts/site/file';
import type { FieldErrors } from '../shared/body.validation.ts';

type Body = BodyOf<typeof createWorkRequest>;

/** A request in the form. */
export type RequestDraft = {
  request_type: Body['data']['request_type'] | null;
  title: string;
  text: string;
  files: StoredFile[];
};
export const BLANK_REQUEST: RequestDraft = { request_type: null, title: '', text: '', files: [] };

/** Validates the form before it is sent. */
export const validateRequest = ({ request_type, title, text }: RequestDraft): FieldErrors => ({
  ...(request_type === null && { request_type: '요청 종류를 골라 주세요.' }),
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
  data: { request_type: request_type ?? 4, text: text.trim() },
  file_ids: files.map(({ nano_id }) => nano_id),
});

/** Maps the errors of the server to the fields of the form. */
export function toRequestErrors(fields: Readonly<Record<string, string>>): FieldErrors {
  const files = Object.entries(fields).find(([name]) => name.startsWith('file_ids'))?.[1];
  return {
    ...(fields['title'] && { title: fields['title'] }),
    ...(fields['data.text'] && { text: fields['data.text'] }),
    ...(fields['data.request_type'] && { request_type: fields['data.request_type'] }),
    ...(files && { files }),
  };
}
