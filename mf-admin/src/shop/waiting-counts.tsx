import { useEndpoint } from '@danji/api-client';
import { OrderStatus, type OrderStatusCode } from '@danji/contracts/codes/order-codes';
import { ProductQuestionState } from '@danji/contracts/codes/product-question-state';
import { TaxDocumentState } from '@danji/contracts/codes/tax-document-codes';
import { listStaffOrders } from '@danji/contracts/shop/order-staff.endpoints';
import { listStaffQuestions } from '@danji/contracts/shop/product-question.endpoints';
import { listStaffProducts } from '@danji/contracts/shop/product-staff.endpoints';
import { listStaffTaxDocuments } from '@danji/contracts/shop/tax-document.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import type { IconName } from '@danji/ui';
import { COUNT_ONLY, CountCard } from '../shared/count-card.tsx';

const { PAID, PREPARING, CANCEL_REQUEST, REFUND_REQUEST } = OrderStatus;
const { WAITING } = ProductQuestionState;

const ORDERS: readonly { status: OrderStatusCode; label: string; icon: IconName }[] = [
  { status: PAID, label: '준비할 주문', icon: 'shopping-bag' },
  { status: PREPARING, label: '보낼 주문', icon: 'package' },
  { status: CANCEL_REQUEST, label: '취소 요청', icon: 'receipt' },
  { status: REFUND_REQUEST, label: '환불 요청', icon: 'rotate-ccw' },
];

function WaitingOrders({ status, label, icon }: (typeof ORDERS)[number]) {
  const orders = useEndpoint(listStaffOrders, { query: { ...COUNT_ONLY, status } });
  const to = `${webPaths.adminOrders}?status=${status}`;
  return <CountCard label={label} unit="건" icon={icon} to={to} endpointState={orders} isUrgent />;
}

/** Shows the open tasks of our staff in the shop: orders, questions without an answer, tax documents, low stock. */
export function WaitingOfShop() {
  const questions = useEndpoint(listStaffQuestions, { query: { ...COUNT_ONLY, state: WAITING } });
  const products = useEndpoint(listStaffProducts, { query: { ...COUNT_ONLY, is_low_stock: true } });
  const documents = useEndpoint(listStaffTaxDocuments, { query: { ...COUNT_ONLY, state: TaxDocumentState.WAITING } });
  return (
    <>
      {ORDERS.map((orders) => (
        <WaitingOrders key={orders.status} {...orders} />
      ))}
      <CountCard
        label="답변할 상품 질문"
        unit="건"
        icon="message-square"
        to={`${webPaths.adminProductQuestions}?state=${WAITING}`}
        endpointState={questions}
        isUrgent
      />
      <CountCard
        label="발급할 증빙"
        unit="건"
        icon="file-text"
        to={`${webPaths.adminTaxDocuments}?state=${TaxDocumentState.WAITING}`}
        endpointState={documents}
        isUrgent
      />
      <CountCard
        label="재고 부족 상품"
        unit="개"
        icon="layers"
        to={`${webPaths.adminProducts}?is_low_stock=true`}
        endpointState={products}
        isUrgent
      />
    </>
  );
}
