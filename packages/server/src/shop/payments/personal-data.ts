import { PAYMENT_METHOD_LABELS, PaymentStatus } from '@danji/contracts/codes/payment-codes';
import { formatDateTime } from '@danji/contracts/format/date';
import type { PersonalDataContributor } from '../../platform/personal-data/personal-data-contributor.ts';

/** Payments are records that the law asks for, five years; the accounts of refunds that are done are erased. */
export const paymentPersonalData: PersonalDataContributor = {
  erased: ['shop_refund.account_encrypted', 'shop_refund.holder_encrypted'],
  kept: [
    {
      columns: [
        'shop_payment.name',
        'shop_payment.account',
        'shop_payment.failure_code',
        'shop_payment_answer.body',
        'shop_refund.reason',
        'shop_refund.bank_code',
        'shop_refund.failure_code',
      ],
      because: 'What was paid and given back, and what the gateway said of it: records of payments, five years by law.',
    },
  ],
  erase: async (db, { id }) => {
    await db
      .updateTable('shop_refund')
      .set({ account_encrypted: null, holder_encrypted: null })
      .where('state', '=', 'done')
      .where('payment_id', 'in', db.selectFrom('shop_payment').where('user_id', '=', id).select('id'))
      .execute();
  },
  own: {
    title: '결제',
    order: 69,
    collect: async (db, userId) => {
      const rows = await db
        .selectFrom('shop_payment')
        .where('user_id', '=', userId)
        .select(['name', 'status', 'method', 'payment_price', 'used_point', 'created'])
        .orderBy('id')
        .execute();
      return {
        data: rows.map(({ name, status, method, payment_price, used_point, created }) => ({
          상품: name,
          상태: PaymentStatus.label(status),
          수단: method === null ? '' : PAYMENT_METHOD_LABELS[method],
          금액: payment_price,
          포인트: used_point,
          결제: formatDateTime(created),
        })),
      };
    },
  },
};
