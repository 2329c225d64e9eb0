import { OrderStatus } from '@danji/contracts/codes/order-codes';
import { MAX_INT4 } from '@danji/contracts/fields';
import { CARRIERS, toTrackingNumber } from '@danji/contracts/shop/carriers';
import type { ParcelLine } from '@danji/contracts/shop/parcel-sheet';
import type { Db } from '../../platform/database/open-database.ts';
import { toText, toWhole } from '../../site/sheets/index.ts';
import type { ParcelRow } from './parcel.parser.ts';

const { PREPARING, SHIPPING } = OrderStatus;
/** An office program stores a long number as a figure and loses its last digits. */
const LOST_DIGITS = /e\+/i;

const listOrders = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('shop_order')
    .where('id', 'in', [...ids, 0])
    .where('is_replaced', '=', false)
    .select(['id', 'product_name', 'delivery_name', 'status', 'origin', 'post_company', 'post_tracking_number'])
    .execute();
type FoundOrder = Awaited<ReturnType<typeof listOrders>>[number];

type Read = Pick<ParcelLine, 'row' | 'order_text' | 'order_id' | 'post_company' | 'post_tracking_number'> & {
  isNumber: boolean;
};

const squeeze = (name: string): string => name.replaceAll(/\s/g, '').toLowerCase();

function read({ row, cells }: ParcelRow): Read {
  const id = toWhole(cells.order_id);
  const [company, number] = [toText(cells.company), toText(cells.number)];
  const found = toTrackingNumber(number);
  return {
    row,
    order_text: toText(cells.order_id),
    order_id: id !== null && id > 0 && id <= MAX_INT4 ? id : null,
    // People leave spaces out and write small letters.
    post_company: CARRIERS.find(({ name }) => squeeze(name) === squeeze(company))?.name ?? company,
    post_tracking_number: found ?? number,
    isNumber: found !== undefined,
  };
}

function findCellReasons({ order_text, post_company, post_tracking_number, isNumber }: Read): string[] {
  const reasons: string[] = [];
  if (order_text === '') reasons.push('주문번호를 적어 주세요.');
  if (post_company === '') reasons.push('택배사를 적어 주세요.');
  else if (!CARRIERS.some(({ name }) => name === post_company))
    reasons.push(`택배사는 ${CARRIERS.map(({ name }) => name).join(', ')} 가운데 하나로 적어 주세요.`);
  if (post_tracking_number === '') reasons.push('송장번호를 적어 주세요.');
  else if (!isNumber)
    reasons.push(
      LOST_DIGITS.test(post_tracking_number)
        ? '송장번호가 숫자로 줄었어요. 칸의 형식을 텍스트로 바꾸고 다시 적어 주세요.'
        : '송장번호는 숫자와 영문 9~15자로 적어 주세요.',
    );
  return reasons;
}

const hasGoneWith = (order: FoundOrder | undefined, { post_company, post_tracking_number }: Read): boolean =>
  order?.status === SHIPPING &&
  order.post_company === post_company &&
  order.post_tracking_number === post_tracking_number;

function findOrderReasons(order: FoundOrder | undefined, line: Read): string[] {
  if (!order) return line.order_text === '' ? [] : ['이 번호의 주문이 없어요.'];
  if (order.origin === null && (order.status === PREPARING || hasGoneWith(order, line))) return [];
  if (order.status === SHIPPING)
    return ['다른 송장번호로 이미 보냈어요. 고치려면 주문 화면에서 송장 번호 고치기를 눌러 주세요.'];
  return [`상품준비중인 주문만 보낼 수 있어요. 지금은 ${OrderStatus.label(order.status)} 상태예요.`];
}

/** Finds the earlier line with the same value, and remembers this one. */
function makeDoubleFinder() {
  const seen = new Map<string, Read>();
  return (value: string, line: Read): Read | undefined => {
    const first = seen.get(value);
    if (!first) seen.set(value, line);
    return first;
  };
}

/** Says of each line of a sheet whether its order can be shipped with it, and why not, in Korean. */
export async function checkParcels(db: Db, rows: readonly ParcelRow[]): Promise<ParcelLine[]> {
  const lines = rows.map(read);
  const ids = lines.map(({ order_id }) => order_id).filter((id) => id !== null);
  const orders = new Map((await listOrders(db, ids)).map((order) => [order.id, order]));
  const orderOf = ({ order_id }: Read) => orders.get(order_id ?? 0);
  const [findSameOrder, findSameNumber] = [makeDoubleFinder(), makeDoubleFinder()];
  return lines.map((line) => {
    const order = orderOf(line);
    const reasons = [...findOrderReasons(order, line), ...findCellReasons(line)];
    const sameOrder = line.order_id === null ? undefined : findSameOrder(String(line.order_id), line);
    if (sameOrder) reasons.push(`${sameOrder.row}행과 주문번호가 같아요.`);
    const parcel = `${line.post_company} ${line.post_tracking_number}`;
    const sameNumber = line.isNumber && !sameOrder ? findSameNumber(parcel, line) : undefined;
    // A parcel may hold several orders of one person.
    if (sameNumber && orderOf(sameNumber)?.delivery_name !== order?.delivery_name)
      reasons.push(`${sameNumber.row}행과 송장번호가 같은데 받는 분이 달라요.`);
    const { isNumber: _isNumber, ...shown } = line;
    return {
      ...shown,
      product_name: order?.product_name ?? '',
      delivery_name: order?.delivery_name ?? '',
      is_sent: reasons.length === 0 && hasGoneWith(order, line),
      reasons,
    };
  });
}
