import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxContext } from '../context.ts';
import { CREDENTIALS } from '../credentials.ts';
import { toTexts } from '../fields.ts';
import { checkOrder } from './check-order.ts';
import { toCouponInfo } from './coupon-status.ts';
import type { SendFault, Voucher } from './giftishow-store.ts';
import { toGoodsDetail, toGoodsRow } from './goods-row.ts';
import { drawBarcode, drawGood } from './pictures.ts';
import { refusal, type RefusalCode, success } from './refusals.ts';

const BASE_PATH = '/giftishow/bizApi';
const toBase = ({ host, protocol }: FastifyRequest): string => `${protocol}://${host}${BASE_PATH}`;

/** The refusal of a call by its common fields, which are in the body. */
function checkCaller(
  form: Record<string, string | undefined>,
  code: string,
  isLiveOnly: boolean,
): RefusalCode | undefined {
  if (!form['api_code']) return 'E0002';
  if (form['api_code'] !== code) return 'E0007';
  if (!form['custom_auth_code']) return 'E0011';
  if (!form['custom_auth_token']) return 'E0012';
  if (form['custom_auth_code'] !== CREDENTIALS.giftishowAuthCode) return 'E0008';
  if (form['custom_auth_token'] !== CREDENTIALS.giftishowAuthToken) return 'E0009';
  if (!form['dev_yn']) return 'E0013';
  return isLiveOnly && form['dev_yn'] !== 'N' ? 'E0006' : undefined;
}

type Handler = (form: Record<string, string | undefined>, request: FastifyRequest, reply: FastifyReply) => unknown;

/** GIFTISHOW BIZ as its API 1.04 serves it (FACTS §3), mounted on `/giftishow/bizApi`. */
export async function registerGiftishow(app: FastifyInstance, context: SandboxContext): Promise<void> {
  await app.register(
    async (api) => {
      registerPictures(api, context);
      api.addHook('preHandler', async (request, reply) =>
        request.method === 'POST' ? context.faults.hook('giftishow', 500, refusal('E9999'))(request, reply) : undefined,
      );
      const serve = (path: string, code: string, handler: Handler, isLiveOnly = false): void => {
        api.post(path, async (request, reply) => {
          context.giftishow.count(code);
          const form = toTexts(request.body);
          const refused = checkCaller(form, code, isLiveOnly);
          return refused ? refusal(refused) : handler(form, request, reply);
        });
      };
      registerCatalogue(serve, context);
      registerOrders(serve, context);
      registerVouchers(serve, context);
    },
    { prefix: BASE_PATH },
  );
}

type Serve = (path: string, code: string, handler: Handler, isLiveOnly?: boolean) => void;

function registerCatalogue(serve: Serve, { giftishow: store }: SandboxContext): void {
  serve('/goods', '0101', ({ start = '1', size = '20' }, request) => {
    const [page, length] = [Math.max(1, Number(start) || 1), Math.min(100, Math.max(20, Number(size) || 20))];
    const goodsList = store.goods
      .slice((page - 1) * length, page * length)
      .map((good) => toGoodsRow(good, toBase(request)));
    return success({ listNum: store.goods.length, goodsList });
  });
  serve('/goods/:code', '0111', (_form, request) => {
    const good = store.findGood((request.params as { code: string }).code);
    return good ? success({ goodsDetail: toGoodsDetail(good, toBase(request)) }) : refusal('COUPON.0011');
  });
  const listBrands = () =>
    [...new Map(store.goods.map(({ brandCode, brand }) => [brandCode, brand]))].map(([brandCode, brandName]) => ({
      brandCode,
      brandName,
      brandSeq: Number(brandCode.slice(3)),
    }));
  serve('/brands', '0102', () => success({ listNum: listBrands().length, brandList: listBrands() }));
  serve('/brands/:code', '0112', (_form, request) => {
    const { code } = request.params as { code: string };
    const brandDetail = listBrands().find(({ brandCode }) => brandCode === code);
    return brandDetail ? success({ brandDetail }) : refusal('COUPON.0011');
  });
  serve('/bizmoney', '0301', ({ user_id: user }) =>
    user ? success({ balance: String(store.balance) }) : refusal('ERR0300'),
  );
}

/** An order under a fault; `undefined` when it is answered as usual. */
function answerFault(fault: SendFault | undefined, voucher: () => Voucher, reply: FastifyReply): unknown {
  if (fault === 'wrong_result') return success({ ...refusal('ERR0208'), result: null });
  if (fault === 'duplicate' && voucher()) return refusal('COUPON.0015');
  if (fault === 'charge_only') return refusal('E9999');
  if (fault !== 'lost' && fault !== 'hang_before' && fault !== 'late') return undefined;
  if (fault === 'lost') voucher();
  reply.hijack();
  reply.raw.destroy();
  return reply;
}

function registerOrders(serve: Serve, { giftishow: store, clock }: SandboxContext): void {
  serve('/send', '0204', (form, request, reply) => {
    const refused = checkOrder(store, form, clock.now());
    if (refused) return refusal(refused);
    const good = store.findGood(form['goods_code'] ?? '');
    if (!good) return refusal('COUPON.0011');
    const { tr_id: trId = '', gubun = 'N', phone_no: phone = '' } = form;
    const fault = store.takeFault();
    const order = (isIssued = true) => store.order({ trId, good, gubun, phone }, isIssued);
    if (fault === 'charge_only') order(false);
    if (fault === 'late') store.postpone(trId, order);
    const answered = answerFault(fault, order, reply);
    if (answered !== undefined) return answered;
    const { orderNo, pin } = order();
    const result = {
      orderNo,
      ...(gubun === 'Y' && { pinNo: pin }),
      ...(gubun === 'I' && { pinNo: pin, couponImgUrl: `${toBase(request)}/barcodes/${trId}.png` }),
    };
    return success({ ...success(), result });
  });
}

function registerVouchers(serve: Serve, { giftishow: store }: SandboxContext): void {
  serve(
    '/coupons',
    '0201',
    ({ tr_id: trId = '' }, request) => {
      const voucher = store.find(trId);
      const info = voucher?.pinStatus ? [toCouponInfo(voucher, toBase(request))] : [];
      const status =
        info.length > 0
          ? { resCode: '0000', resMsg: '', couponInfoList: info }
          : { resCode: 'COUPON.0004', resMsg: '유효하지 않은 tr_id 입니다.', couponInfoList: [] };
      store.issueLate(trId);
      return store.wrapsStatus ? success([status]) : status;
    },
    true,
  );

  serve(
    '/cancel',
    '0202',
    ({ tr_id: trId = '', user_id: user }) => {
      const voucher = store.find(trId);
      if (!user) return refusal('ERR0300');
      if (!voucher?.pinStatus) return refusal('COUPON.0004');
      if (voucher.pinStatus === '02') return refusal('COUPON.0007');
      if (voucher.pinStatus === '07') return refusal('COUPON.0008');
      if (voucher.pinStatus !== '01' && voucher.pinStatus !== '06') return refusal('COUPON.0006');
      store.cancel(voucher);
      return success();
    },
    true,
  );

  serve('/resend', '0203', ({ tr_id: trId = '', sms_flag: flag, user_id: user }) => {
    const voucher = store.find(trId);
    if (!user) return refusal('ERR0300');
    if (!voucher?.pinStatus) return refusal('ERR0212');
    if (voucher.pinStatus !== '01' && voucher.pinStatus !== '06') return refusal('COUPON.0009');
    if (voucher.gubun !== 'N' || (flag !== 'Y' && flag !== 'N')) return refusal('ERR0213');
    voucher.resends += 1;
    return success();
  });

  serve('/sendFail/cancel', '0205', ({ tr_id: trId = '', user_id: user }) => {
    const voucher = store.find(trId);
    if (!user) return refusal('ERR0300');
    if (!voucher) return refusal('COUPON.0004');
    if (voucher.pinStatus !== null) return refusal(voucher.pinStatus === '07' ? 'COUPON.0008' : 'COUPON.0006');
    store.cancel(voucher);
    return success();
  });
}

function registerPictures(app: FastifyInstance, { giftishow: store }: SandboxContext): void {
  app.get<{ Params: { file: string } }>('/images/:file', async ({ params }, reply) => {
    const at = store.goods.findIndex(({ code }) => `${code}.png` === params.file);
    const good = store.goods[at];
    return good ? reply.type('image/png').send(drawGood(good.category, at)) : reply.code(404).send('');
  });
  app.get<{ Params: { file: string } }>('/barcodes/:file', async ({ params }, reply) => {
    const voucher = store.find(params.file.replace(/\.png$/, ''));
    return voucher?.pinStatus ? reply.type('image/png').send(drawBarcode(voucher.pin)) : reply.code(404).send('');
  });
}
