import { Type } from 'typebox';
import { UserType } from '../../codes/user-codes.ts';
import { date, id, strictObject } from '../../fields.ts';
import { formatDate } from '../../format/date.ts';
import { webPaths } from '../../web-paths.ts';
import { defineNotification } from '../define-notification.ts';
import { NotificationType } from '../notification.ts';

const document = strictObject({ id, title: Type.String({ maxLength: 100 }) });

const toBrand = {
  type: NotificationType.ACCOUNT,
  audience: [UserType.BRAND],
  importance: 'required',
  path: ({ id }: { id: number }) => webPaths.complianceDocument(id),
} as const;

/** Compliance documents: to the brand. */
export const complianceDocumentNotifications = {
  checked: defineNotification({
    ...toBrand,
    id: 'documents.checked',
    importance: 'normal',
    values: document,
    title: () => '증빙 서류를 확인했어요',
    content: ({ title }) => `'${title}' 확인이 끝났어요.`,
  }),
  refused: defineNotification({
    ...toBrand,
    id: 'documents.refused',
    values: strictObject({ ...document.properties, reason: Type.String({ maxLength: 300 }) }),
    title: () => '증빙 서류가 반려됐어요',
    content: ({ title, reason }) => `'${title}' 다시 올려 주세요. 사유: ${reason}`,
  }),
  expiring: defineNotification({
    ...toBrand,
    id: 'documents.expiring',
    values: strictObject({
      ...document.properties,
      expiry_date: date('만료일'),
      days_left: Type.Integer({ minimum: 0 }),
    }),
    title: ({ days_left }) =>
      days_left === 0 ? '증빙 서류가 오늘 만료돼요' : `증빙 서류가 ${days_left}일 뒤에 만료돼요`,
    content: ({ title, expiry_date }) =>
      `'${title}' 유효 기간이 ${formatDate(expiry_date)}까지예요. 새로 발급받아 바꿔 주세요.`,
  }),
};
