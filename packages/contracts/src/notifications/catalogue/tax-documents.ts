import { Type } from 'typebox';
import { UserType } from '../../codes/user-codes.ts';
import { id, strictObject } from '../../fields.ts';
import { webPaths } from '../../web-paths.ts';
import { defineNotification } from '../define-notification.ts';
import { NotificationType } from '../notification.ts';

/** The order and its product; no number of a person or a business. */
const values = strictObject({ order_id: id, name: Type.String() });
const toBuyer = {
  type: NotificationType.SHOP,
  audience: [UserType.GENERAL, UserType.BRAND],
  importance: 'required',
  values,
  path: ({ order_id }: { order_id: number }) => webPaths.shopOrder(order_id),
} as const;

/** To the buyer who has asked for a cash receipt or a tax invoice. */
export const taxDocumentNotifications = {
  issued: defineNotification({
    ...toBuyer,
    id: 'tax_documents.issued',
    title: () => '요청하신 증빙을 발급했어요',
    content: ({ name }) => `'${name}' 주문에서 국세청 승인번호를 확인할 수 있어요.`,
  }),
  corrected: defineNotification({
    ...toBuyer,
    id: 'tax_documents.corrected',
    title: () => '증빙을 줄어든 금액으로 수정해 발급했어요',
    content: ({ name }) => `'${name}' 주문에서 수정한 금액과 국세청 승인번호를 확인할 수 있어요.`,
  }),
  refused: defineNotification({
    ...toBuyer,
    id: 'tax_documents.refused',
    title: () => '요청하신 증빙을 발급하지 못했어요',
    content: ({ name }) => `'${name}' 주문에서 사유를 확인해 주세요.`,
  }),
};

const toStaff = {
  type: NotificationType.SHOP,
  audience: [UserType.STAFF],
  importance: 'required',
  values,
  path: () => webPaths.adminTaxDocuments,
} as const;

/** To our staff. */
export const taxDocumentStaffNotifications = {
  requested: defineNotification({
    ...toStaff,
    id: 'tax_documents.requested',
    title: () => '증빙 발급 요청이 왔어요',
    content: ({ name }) => `'${name}' 주문의 현금영수증이나 세금계산서를 발급해 주세요.`,
  }),
  toCorrect: defineNotification({
    ...toStaff,
    id: 'tax_documents.to_correct',
    title: () => '수정 발급할 증빙이 있어요',
    content: ({ name }) =>
      `증빙을 발급한 '${name}' 주문의 금액이 환불이나 교환으로 줄었어요. 줄어든 만큼 수정 발급해 주세요.`,
  }),
};
