import { Type, type Static } from 'typebox';
import { defineCodes } from '../define-codes.ts';
import { id, nullable, text, created, entity } from '../fields.ts';

/** The subject of a notification (not in the specification). */
export const NotificationType = defineCodes({
  NOTICE: [0, '안내'],
  ACCOUNT: [1, '계정'],
  WORKSPACE: [2, '워크스페이스'],
  BID: [3, '입찰'],
  COMMUNITY: [4, '커뮤니티'],
  SHOP: [5, '상점'],
  POINT: [6, '포인트'],
  /** New notices that match the alert setting of a vendor. */
  BID_ALERT: [7, '새 공고'],
});

/** The most characters of a title. */
export const TITLE_CHARACTERS = 100;

export type NotificationTypeCode = Static<typeof NotificationType.schema>;

export const notification = entity('Notification', {
  id,
  notification_type: NotificationType.schema,
  title: text('제목', TITLE_CHARACTERS),
  content: text('내용', 1000),
  /** The path inside the app that a click opens. */
  link: nullable(Type.String()),
  is_read: Type.Boolean(),
  created,
});

export type Notification = Static<typeof notification>;
