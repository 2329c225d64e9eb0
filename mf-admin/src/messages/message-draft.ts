import type { BodyOf } from '@danji/contracts/define-endpoint';
import type { sendStaffNotification } from '@danji/contracts/notifications/notification.endpoints';

export type MessageDraft = { title: string; content: string; link: string };
export type MessageFaults = Partial<Record<keyof MessageDraft, string>>;

export const BLANK_MESSAGE: MessageDraft = { title: '', content: '', link: '' };
export const MESSAGE_FIELDS = ['title', 'content', 'link'] as const;

/** What is wrong with a message before it is sent, as a sentence per field; nothing when it is good. */
export function findMessageFaults({ title, content, link }: MessageDraft): MessageFaults {
  return {
    ...(title.trim() === '' && { title: '제목을 입력해 주세요.' }),
    ...(content.trim() === '' && { content: '내용을 입력해 주세요.' }),
    // Two slashes lead to another site.
    ...(link.trim() !== '' &&
      !/^\/(?!\/)/.test(link.trim()) && { link: '주소는 /로 시작하는 이 사이트 안의 주소여야 해요.' }),
  };
}

/** The message as the call takes it. */
export function toMessageBody({
  title,
  content,
  link,
}: MessageDraft): Pick<BodyOf<typeof sendStaffNotification>, 'title' | 'content' | 'link'> {
  return { title: title.trim(), content: content.trim(), ...(link.trim() !== '' && { link: link.trim() }) };
}
