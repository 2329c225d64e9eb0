import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { AccountStatus } from '@danji/contracts/codes/user-codes';
import {
  getEstimate,
  getOrderForm,
  getOrderStatement,
  getPackingSlips,
  getStaffOrderForm,
  getStaffOrderStatement,
} from '@danji/contracts/shop/order-document.endpoints';
import type { Order } from '@danji/contracts/shop/order';
import { hasStatement } from '@danji/contracts/shop/order-papers';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Db } from '../../platform/database/open-database.ts';
import { route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { type FileRequest, PDF_FILES, sendPdf } from '../../workspace/ai-documents/index.ts';
import { checkBuys, readCartAmounts } from '../cart/index.ts';
import { getOrderRow, getOwnOrder, presentOrders } from '../orders/index.ts';
import { toPackingSlips } from './packing-slips.ts';
import { type Paper, toFileRequest } from './paper.ts';
import { toEstimate, toOrderForm, toStatement } from './papers.ts';
import { findWorkSpaceName } from './recipient.ts';

/** Writes a paper for an account; its name is of the kind, the recipient and the day. */
const send = (reply: FastifyReply, userId: number, paper: Paper, now: Date) =>
  sendPdf(reply, userId, { request: toFileRequest(paper), about: [paper.recipient] }, now);

const { PAID, PREPARING, SHIPPING, DELIVERED, CONFIRMED } = OrderStatus;
/** Orders of these states have goods that are packed, or were. */
const PACKED: ReadonlySet<number> = new Set([PAID, PREPARING, SHIPPING, DELIVERED, CONFIRMED]);

/** Reads the packing slips of orders. Throws `conflict` when none of them has goods to pack. */
async function readPackingSlips(platform: Platform, db: Db, ids: readonly number[]): Promise<FileRequest> {
  const orders = (await presentOrders(platform, db, ids)).filter(({ status }) => PACKED.has(status));
  if (orders.length === 0)
    throw new ProblemError('conflict', { title: '출고할 상품이 있는 주문이 없어요. 결제한 주문을 골라 주세요.' });
  return toPackingSlips(platform.config.company, orders);
}

/** The work space of the buyer; the papers of orders are for it rather than for the person. */
const findRecipient = async (db: Db, { user_id, customer_name }: Order): Promise<string> =>
  (await findWorkSpaceName(db, user_id)) ?? customer_name;

/** Reads what the statement of an order says. Throws `invalid_transition` for one that has sold nothing. */
async function readStatement(platform: Platform, db: Db, id: number, now: Date): Promise<Paper> {
  const [order] = await presentOrders(platform, db, [id]);
  if (!order || !hasStatement(order))
    throw new ProblemError('invalid_transition', {
      title: '거래명세서는 결제한 주문에서만 받을 수 있어요. 취소하거나 환불한 주문에는 없어요.',
    });
  return toStatement({ company: platform.config.company, order, recipient: await findRecipient(db, order), now });
}

/** Reads what the form of an order says, in whatever state it is. Throws `not_found`. */
async function readOrderForm(platform: Platform, db: Db, id: number, now: Date): Promise<Paper> {
  const [order] = await presentOrders(platform, db, [id]);
  if (!order) throw new ProblemError('not_found');
  return toOrderForm({ company: platform.config.company, order, recipient: await findRecipient(db, order), now });
}

/** The papers of one order, for its buyer and for our staff. */
function registerOrderPapers(app: FastifyInstance): void {
  const { platform } = app;

  route(
    app,
    getOrderStatement,
    async ({ db, params: { id }, user, now, reply }) => {
      await getOwnOrder(db, id, user);
      return send(reply, user.id, await readStatement(platform, db, id, now), now);
    },
    { rateLimit: PDF_FILES },
  );

  route(
    app,
    getStaffOrderStatement,
    async ({ db, params: { id }, user, now, reply }) => {
      await getOrderRow(db, id);
      return send(reply, user.id, await readStatement(platform, db, id, now), now);
    },
    { rateLimit: PDF_FILES },
  );

  route(
    app,
    getOrderForm,
    async ({ db, params: { id }, user, now, reply }) => {
      await getOwnOrder(db, id, user);
      return send(reply, user.id, await readOrderForm(platform, db, id, now), now);
    },
    { rateLimit: PDF_FILES },
  );

  route(
    app,
    getStaffOrderForm,
    async ({ db, params: { id }, user, now, reply }) => {
      await getOrderRow(db, id);
      return send(reply, user.id, await readOrderForm(platform, db, id, now), now);
    },
    { rateLimit: PDF_FILES },
  );
}

/** Estimates, papers of orders and packing slips as PDF files. */
export function registerDocumentRoutes(app: FastifyInstance): void {
  const { platform } = app;
  registerOrderPapers(app);

  route(
    app,
    getEstimate,
    async ({ db, query: { total, ...selection }, user, now, reply }) => {
      checkBuys(user);
      const { items, amounts } = await readCartAmounts(db, user.id, selection);
      if (items.length === 0)
        throw new ProblemError('conflict', {
          title: '견적서에 넣을 상품이 없어요. 살 수 있는 상품을 골라 주세요.',
        });
      if (amounts.total !== total)
        throw new ProblemError('conflict', {
          title: '그사이 가격이나 재고가 바뀌었어요. 바뀐 금액을 확인하고 다시 눌러 주세요.',
        });
      const own = user.account_status === AccountStatus.TEMP ? '' : user.name;
      const recipient = (await findWorkSpaceName(db, user.id)) ?? own;
      const paper = toEstimate({ company: platform.config.company, items, amounts, recipient, now });
      return send(reply, user.id, paper, now);
    },
    { rateLimit: PDF_FILES },
  );

  route(
    app,
    getPackingSlips,
    async ({ db, query: { ids }, user, now, reply }) => {
      const request = await readPackingSlips(platform, db, ids.split(',').map(Number));
      return sendPdf(reply, user.id, { request, about: [] }, now);
    },
    { rateLimit: PDF_FILES },
  );
}
