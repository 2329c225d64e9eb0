import { Type } from 'typebox';
import { UserType } from '../../codes/user-codes.ts';
import { nanoId, strictObject } from '../../fields.ts';
import { webPaths } from '../../web-paths.ts';
import { defineNotification } from '../define-notification.ts';
import { NotificationType } from '../notification.ts';

const values = strictObject({ nano_id: nanoId, title: Type.String() });

/** Inquiries to our support, to the side that has not written. */
export const inquiryNotifications = {
  inquiryReceived: defineNotification({
    id: 'inquiries.received',
    type: NotificationType.NOTICE,
    audience: [UserType.STAFF],
    importance: 'required',
    values,
    title: () => '1:1 문의가 왔어요',
    content: ({ title }) => `'${title}' 문의에 답변해 주세요.`,
    path: ({ nano_id }) => webPaths.adminInquiry(nano_id),
  }),
  inquiryAnswered: defineNotification({
    id: 'inquiries.answered',
    type: NotificationType.NOTICE,
    audience: [UserType.GENERAL, UserType.BRAND],
    importance: 'required',
    values,
    title: () => '문의에 답변했어요',
    content: ({ title }) => `'${title}' 문의의 답변을 확인해 주세요.`,
    path: ({ nano_id }) => webPaths.inquiry(nano_id),
  }),
};
