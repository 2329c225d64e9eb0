import type { FieldErrors } from '@danji/app-kit/forms';
import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { sendStaffNotification } from '@danji/contracts/notifications/notification.endpoints';
import { isAppPath } from '@danji/contracts/rules/app-path';

export type MessageDraft = { title: string; content: string; link: string };

export const BLANK_MESSAGE: MessageDraft = { title: '', content: '', link: '' };

/** Returns the errors of a message by field. */
export function validateMessage({ title, content, link }: MessageDraft): FieldErrors<MessageDraft> {
  return {
    ...(title.trim() === '' && { title: '제목을 입력해 주세요.' }),
    ...(content.trim() === '' && { content: '내용을 입력해 주세요.' }),
    ...(link.trim() !== '' && !isAppPath(link.trim()) && { link: '주소는 /로 시작하는 이 사이트 안의 주소여야 해요.' }),
  };
}

/** Converts the message to the body of the call. */
export function toMessageBody({
  title,
  content,
  link,
}: MessageDraft): Pick<BodyOf<typeof sendStaffNotification>, 'title' | 'content' | 'link'> {
  return { title: title.trim(), content: content.trim(), ...(link.trim() !== '' && { link: link.trim() }) };
}
