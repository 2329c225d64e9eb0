import { Type } from 'typebox';
import { UserType, type UserTypeCode } from '../../codes/user-codes.ts';
import { nanoId, strictObject } from '../../fields.ts';
import { webPaths } from '../../web-paths.ts';
import { defineNotification } from '../define-notification.ts';
import { NotificationType } from '../notification.ts';

const define = (audience: UserTypeCode, name: string, from: string) =>
  defineNotification({
    id: `suggest_messages.${name}`,
    type: NotificationType.BID,
    audience: [audience],
    importance: 'required',
    values: strictObject({ nano_id: nanoId, title: Type.String() }),
    title: () => '새 메시지가 왔어요',
    content: ({ title }) => `'${title}' 공고${from} 메시지를 보냈어요.`,
    path: ({ nano_id }) => webPaths.bidRequest(nano_id),
  });

/** Messages about a request, to the side that has not written them. */
export const suggestMessageNotifications = {
  toOffice: define(UserType.GENERAL, 'to_office', '에 제안한 업체가'),
  toVendor: define(UserType.BRAND, 'to_vendor', '의 관리사무소가'),
};
