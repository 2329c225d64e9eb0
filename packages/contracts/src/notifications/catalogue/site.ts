import { Type } from 'typebox';
import { DocumentType } from '../../codes/document-type.ts';
import { UserType } from '../../codes/user-codes.ts';
import { date, nanoId, nullable, strictObject } from '../../fields.ts';
import { formatDate } from '../../format/date.ts';
import { webPaths } from '../../web-paths.ts';
import { defineNotification } from '../define-notification.ts';
import { NotificationType, TITLE_CHARACTERS } from '../notification.ts';

const noticePublished = defineNotification({
  id: 'notices.published',
  type: NotificationType.NOTICE,
  audience: [UserType.GENERAL, UserType.BRAND],
  importance: 'normal',
  values: strictObject({ nano_id: nanoId, title: Type.String(), excerpt: Type.String() }),
  title: ({ title }) => title,
  content: ({ excerpt }) => excerpt || '새 공지사항을 확인해 주세요.',
  path: ({ nano_id }) => webPaths.notice(nano_id),
});

/** The page behind the notification has the full text of longer summaries. */
const shorten = (text: string) => (text.length > 800 ? `${text.slice(0, 799)}…` : text);

const documentAnnounced = defineNotification({
  id: 'documents.announced',
  type: NotificationType.NOTICE,
  audience: [UserType.GENERAL, UserType.BRAND],
  importance: 'required',
  values: strictObject({
    document_type: DocumentType.schema,
    version: Type.Integer({ minimum: 1 }),
    effective_date: date('시행일'),
    is_in_force: Type.Boolean(),
    change_summary: Type.String(),
    requires_consent: Type.Boolean(),
  }),
  title: ({ document_type, effective_date, is_in_force }) =>
    `${DocumentType.label(document_type)}이 ${is_in_force ? '오늘부터 바뀌었어요' : `${formatDate(effective_date)}부터 바뀌어요`}`,
  content: ({ change_summary, requires_consent }) =>
    `${shorten(change_summary.trim())}${requires_consent ? '\n시행일부터는 새 내용에 동의해야 단지를 이용할 수 있어요.' : ''}`,
  path: ({ document_type, version }) => webPaths.systemDocument(document_type, version),
});

const documentWithdrawn = defineNotification({
  id: 'documents.withdrawn',
  type: NotificationType.NOTICE,
  audience: [UserType.GENERAL, UserType.BRAND],
  importance: 'required',
  values: strictObject({ document_type: DocumentType.schema, effective_date: date('시행일') }),
  title: ({ document_type }) => `${DocumentType.label(document_type)} 변경이 취소됐어요`,
  content: ({ document_type, effective_date }) =>
    `${formatDate(effective_date)}에 바뀐다고 알려 드린 내용은 시행하지 않아요. 지금 시행 중인 ${DocumentType.label(document_type)}이 그대로 적용돼요.`,
  path: ({ document_type }) => webPaths.systemDocument(document_type),
});

const message = strictObject({ title: Type.String(), content: Type.String(), link: nullable(Type.String()) });

const defineMessage = (name: string, importance: 'required' | 'normal' | 'marketing') =>
  defineNotification({
    id: `messages.${name}`,
    type: NotificationType.NOTICE,
    audience: [UserType.GENERAL, UserType.BRAND, UserType.STAFF],
    importance,
    values: message,
    title: ({ title }) => title,
    content: ({ content }) => content,
    path: ({ link }) => link,
  });

export const siteNotifications = {
  noticePublished,
  documentAnnounced,
  documentWithdrawn,
  /** A message of an operator to one account. */
  messageToOne: defineMessage('to_one', 'required'),
  /** A message of an operator to all accounts of a kind. */
  messageToKind: defineMessage('to_kind', 'normal'),
  /** The law demands the first word. */
  advertisementToKind: defineNotification({
    ...defineMessage('advertisement', 'marketing'),
    title: ({ title }) => `(광고) ${title}`.slice(0, TITLE_CHARACTERS),
  }),
};
