import { Type } from 'typebox';
import { UserType } from '../../codes/user-codes.ts';
import { strictObject } from '../../fields.ts';
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

/** To our staff: somebody has asked about a product. */
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
};
