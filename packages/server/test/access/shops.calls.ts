import { productBody } from '@danji/testing/product-body';
import { orderBody, phoneOrderBody } from '../shop/orders/order-fixture.ts';
import { sheetOf } from '../workspace/schedules/sheet-fixture.ts';
import type { CallOptions } from './call-options.ts';
import { AUDIENCES } from './roles.ts';

/** The shop. */
export const SHOPS_CALLS: Record<string, CallOptions> = {
  'shops.get_product': {
    also: {
      'that is hidden': {
        audience: AUDIENCES.draft,
        input: ({ hiddenProduct }) => ({ params: { code: hiddenProduct.code } }),
      },
    },
  },
  'shops.get_product_options': {
    also: {
      'of a hidden product': {
        audience: AUDIENCES.draft,
        input: ({ hiddenProduct }) => ({ params: { id: hiddenProduct.id } }),
      },
    },
  },
  'shops.list_cart_lines': { audience: AUDIENCES.buyers },
  'shops.get_cart_amounts': { audience: AUDIENCES.buyers },
  // The product of the line costs another amount.
  'shops.get_estimate': { audience: AUDIENCES.buyers, input: () => ({ query: { total: 1 } }), answers: 409 },
  // It is not paid.
  'shops.get_order_statement': { answers: 409 },
  'shops.get_staff_order_statement': { answers: 409 },
  'shops.get_packing_slips': { input: ({ order }) => ({ query: { ids: String(order.id) } }), answers: 409 },
  'shops.count_cart_lines': { audience: AUDIENCES.buyers },
  'shops.add_to_cart': {
    audience: AUDIENCES.buyers,
    input: ({ product }) => ({ body: { product_id: product.id, option_ids: [], quantity: 1 } }),
  },
  'shops.update_cart_line': { input: () => ({ body: { quantity: 1, additionals: [] } }) },
  // For others nothing changes, as after a repetition.
  'shops.delete_cart_line': { audience: AUDIENCES.buyers },
  'shops.quote_order': {
    input: ({ product }) => ({ body: { product: { product_id: product.id, option_ids: [], quantity: 1 } } }),
  },
  'shops.create_orders': {
    input: ({ product }) => ({
      body: orderBody({
        product: { product_id: product.id, option_ids: [], quantity: 1, amount: 27_000 },
        payment_price: 30_000,
      }),
    }),
  },
  'shops.list_member_addresses': { input: ({ order }) => ({ query: { user_id: order.user_id } }) },
  'shops.quote_phone_order': {
    input: ({ order, product }) => ({
      body: { user_id: order.user_id, lines: [{ product_id: product.id, option_ids: [], quantity: 1 }] },
    }),
  },
  'shops.create_phone_order': {
    input: ({ order, product }) => ({
      body: phoneOrderBody({
        user_id: order.user_id,
        lines: [{ product_id: product.id, option_ids: [], quantity: 1, amount: 27_000 }],
        payment_price: 30_000,
      }),
    }),
  },
  // Its buyer has made it.
  'shops.cancel_phone_order': { input: () => ({ body: { reason: '잘못 접수함' } }), answers: 409 },
  'shops.create_payment': {
    audience: AUDIENCES.ownHidden,
    input: ({ order }) => ({ body: { order_ids: [order.id] } }),
  },
  'shops.update_payment': {
    audience: AUDIENCES.ownHidden,
    input: ({ payment }) => ({ body: { uuid: payment.uuid, method: 'card', used_point: 0 } }),
  },
  // Nothing waits to be given back.
  'shops.set_refund_account': {
    answers: 409,
    input: () => ({ body: { bank_code: '088', account: '110123456789', holder: '김단지' } }),
  },
  // It was not delivered.
  'shops.retry_refund': { answers: 409 },
  'shops.end_refund_by_hand': { answers: 409 },
  'shops.confirm_order': { answers: 409 },
  // It is not paid.
  'shops.preview_staff_cancel': { answers: 409 },
  'shops.answer_cancel': { input: () => ({ body: { is_accepted: true, reason: '품절' } }), answers: 409 },
  // It was not sent.
  'shops.preview_return': { input: () => ({ query: { reason_code: 1 } }), answers: 409 },
  'shops.request_return': { input: () => ({ body: { reason_code: 1 } }), answers: 409 },
  'shops.withdraw_return': { answers: 409 },
  'shops.preview_staff_return': { answers: 409 },
  'shops.open_staff_return': { input: () => ({ body: { reason_code: 2, reason: '불량' } }), answers: 409 },
  'shops.collect_return': { answers: 409 },
  'shops.refuse_return': { input: () => ({ body: { reason: '사용함' } }), answers: 409 },
  'shops.refund_return': { input: () => ({ body: { restock_items: [], restock_additionals: [] } }), answers: 409 },
  'shops.move_staff_order': { input: () => ({ body: { status: 3 } }), answers: 409 },
  'shops.check_parcel_sheet': {
    input: async ({ order }) => ({
      body: { file: await sheetOf([[order.id, '한진택배', '612345678901']], ['주문번호', '택배사', '송장번호']) },
    }),
  },
  'shops.check_product_sheet': {
    input: async ({ product }) => ({
      body: { file: await sheetOf([[product.code, 1000]], ['상품 코드', '판매가']) },
    }),
  },
  // It is not paid.
  'shops.request_tax_document': { input: () => ({ body: { kind: 0, number: '01012345678' } }), answers: 409 },
  // Nothing was requested.
  'shops.withdraw_tax_document': { answers: 409 },
  'shops.handle_tax_document': {
    input: ({ taxDocument }) => ({ body: { reason: '번호 오류', updated: taxDocument.updated } }),
  },
  'shops.count_product_view': { input: ({ product }) => ({ body: { code: product.code } }) },
  'shops.list_product_questions': { input: ({ product }) => ({ query: { code: product.code } }) },
  'shops.create_product_question': {
    input: ({ product }) => ({ body: { code: product.code, title: '질문', content: '질문', is_secret: false } }),
  },
  'shops.update_product_question': {
    input: ({ productQuestion }) => ({
      body: { title: '바꿈', content: '바꿈', is_secret: true, updated: productQuestion.updated },
    }),
  },
  'shops.update_staff_question': {
    input: ({ productQuestion }) => ({ body: { answer: '답변', updated: productQuestion.updated } }),
  },
  'shops.list_product_reviews': { input: ({ product }) => ({ query: { code: product.code } }) },
  'shops.create_product_review': {
    audience: AUDIENCES.ownHidden,
    input: ({ confirmedOrder }) => ({ body: { order_id: confirmedOrder, rating: 4, content: '좋아요' } }),
  },
  'shops.update_product_review': {
    input: ({ productReview }) => ({
      body: { rating: 3, content: '바꿈', image_ids: [], updated: productReview.updated },
    }),
  },
  'shops.update_staff_review': {
    input: ({ productReview }) => ({ body: { reply: '답글', updated: productReview.updated } }),
  },
  // The product is not sold out.
  'shops.put_product_restock': { answers: 409 },
  'shops.create_product': {
    input: ({ product }) => ({ body: productBody(product.category, { code: 'NEW-001' }) }),
  },
  'shops.update_product': { input: ({ product }) => ({ body: { name: '바꿈', updated: product.updated } }) },
  'shops.save_product_options': {
    input: ({ product }) => ({ body: { option_groups: [], additional_groups: [], updated: product.updated } }),
  },
  'shops.change_product_stock': {
    input: () => ({ body: { option_id: null, kind: 'move', amount: 1, reason: '시험' } }),
  },
  'shops.update_category': {
    input: ({ shopCategory }) => ({ body: { name: '바꿈', is_active: true, updated: shopCategory.updated } }),
  },
  'shops.order_categories': { input: ({ shopCategory }) => ({ body: { ids: [shopCategory.id] } }) },
};
