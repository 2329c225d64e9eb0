import { Type } from 'typebox';
import { UserType } from '../../codes/user-codes.ts';
import { nanoId, strictObject } from '../../fields.ts';
import { webPaths } from '../../web-paths.ts';
import { defineNotification } from '../define-notification.ts';
import { NotificationType } from '../notification.ts';

const request = strictObject({ nano_id: nanoId, title: Type.String({ maxLength: 100 }) });

const toVendor = {
  type: NotificationType.BID,
  audience: [UserType.BRAND],
  importance: 'required',
  path: () => webPaths.bidRequests,
} as const;

/** Requests (offers) on bid notices: to their vendor. */
export const suggestRequestNotifications = {
  sent: defineNotification({
    ...toVendor,
    id: 'suggest_requests.sent',
    path: ({ nano_id }) => webPaths.bidReceipt(nano_id),
    values: strictObject({ ...request.properties, hash: Type.String({ maxLength: 64 }) }),
    title: () => '제안을 제출했어요',
    content: ({ title, hash }) => `'${title}' 공고에 낸 제안의 접수증이에요. 확인값 ${hash}`,
  }),
  withdrawn: defineNotification({
    ...toVendor,
    id: 'suggest_requests.withdrawn',
    values: request,
    title: () => '제안을 철회했어요',
    content: ({ title }) => `'${title}' 공고에 낸 제안을 철회했어요.`,
  }),
  invalidated: defineNotification({
    ...toVendor,
    id: 'suggest_requests.invalidated',
    values: strictObject({ ...request.properties, reason: Type.String({ maxLength: 500 }) }),
    title: () => '제안이 무효로 처리됐어요',
    content: ({ title, reason }) => `'${title}' 공고에 낸 제안이 무효로 처리됐어요. 사유: ${reason}`,
  }),
};
