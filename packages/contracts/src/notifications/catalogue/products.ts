import { Type } from 'typebox';
import { UserType } from '../../codes/user-codes.ts';
import { id, strictObject } from '../../fields.ts';
import { formatNumber } from '../../format/number.ts';
import { webPaths } from '../../web-paths.ts';
import { defineNotification } from '../define-notification.ts';
import { NotificationType } from '../notification.ts';

/** The product alone: what a question says never leaves its page. */
const values = strictObject({ code: Type.String(), name: Type.String() });

/** To members: a product that they waited for, and answers to their questions. */
export const productNotifications = {
  restocked: defineNotification({
    id: 'products.restocked',
    type: NotificationType.SHOP,
    audience: [UserType.GENERAL, UserType.BRAND],
    importance: 'required',
    values,
    title: () => '기다리던 상품이 다시 들어왔어요',
    content: ({ name }) => `'${name}' 상품을 다시 살 수 있어요.`,
    path: ({ code }) => webPaths.shopProduct(code),
  }),
  questionAnswered: defineNotification({
    id: 'products.question_answered',
    type: NotificationType.SHOP,
    audience: [UserType.GENERAL, UserType.BRAND],
    importance: 'required',
    values,
    title: () => '상품 질문에 답변했어요',
    content: ({ name }) => `'${name}' 상품에 남긴 질문의 답변을 확인해 주세요.`,
    path: ({ code }) => webPaths.shopProductQuestions(code),
  }),
  reviewReplied: defineNotification({
    id: 'products.review_replied',
    type: NotificationType.SHOP,
    audience: [UserType.GENERAL, UserType.BRAND],
    importance: 'normal',
    values,
    title: () => '상품 후기에 답글이 달렸어요',
    content: ({ name }) => `'${name}' 상품에 쓴 후기의 답글을 확인해 주세요.`,
    path: ({ code }) => webPaths.shopProductReviews(code),
  }),
};

/** To our staff: somebody has asked about a product, or few units of one are left. */
export const productStaffNotifications = {
  questionReceived: defineNotification({
    id: 'products.question_received',
    type: NotificationType.SHOP,
    audience: [UserType.STAFF],
    importance: 'required',
    values,
    title: () => '상품 질문이 왔어요',
    content: ({ name }) => `'${name}' 상품의 질문에 답변해 주세요.`,
    path: () => webPaths.adminProductQuestions,
  }),
  stockLow: defineNotification({
    id: 'products.stock_low',
    type: NotificationType.SHOP,
    audience: [UserType.STAFF],
    importance: 'required',
    values: strictObject({
      /** The number of the product. */
      id,
      name: Type.String(),
      /** With its group; '' for the stock of the product itself. */
      option_name: Type.String(),
      stock: Type.Integer({ minimum: 0 }),
    }),
    title: ({ stock }) => (stock === 0 ? '재고가 떨어졌어요' : '재고가 얼마 남지 않았어요'),
    content: ({ name, option_name, stock }) =>
      `'${name}'${option_name === '' ? '' : ` (${option_name})`} 재고가 ${stock === 0 ? '없어요' : `${formatNumber(stock)}개 남았어요`}. 채워 주세요.`,
    path: ({ id }) => webPaths.adminProductStock(String(id)),
  }),
};
