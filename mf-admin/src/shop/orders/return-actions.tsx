import type { OrderDetail } from '@danji/contracts/shop/order';
import { useModal } from '@danji/shell-sdk';
import { Button } from '@danji/ui';
import type { ReactNode } from 'react';
import { toReturnName } from './order-labels.ts';
import { CollectForm, OpenReturnForm, RefuseReturnForm } from './return-forms.tsx';
import { RefundForm } from './refund-form.tsx';

type OrderReturn = OrderDetail['returns'][number];

function useDialog() {
  const modal = useModal();
  return (title: string, description: string, show: (close: () => void) => ReactNode) =>
    void modal.open(show, { title, description, directClose: false });
}

/** Enters a return of goods that were sent, or takes the open one on. */
export function ReturnActions({ order }: { order: OrderDetail }) {
  const open = useDialog();
  const current = order.returns.find(({ state }) => state === 'requested' || state === 'collecting');
  if (!current)
    return (
      <Button
        variant="outline"
        onClick={() =>
          open('반품 접수하기', '환불하거나 교환해요. 주문한 회원에게 접수했다고 알려요.', (close) => (
            <OpenReturnForm order={order} onDone={close} />
          ))
        }
      >
        반품 접수하기
      </Button>
    );
  return <OpenReturnActions order={order} current={current} />;
}

/** Refuses an open return, accepts it or ends it. */
function OpenReturnActions({ order, current }: { order: OrderDetail; current: OrderReturn }) {
  const open = useDialog();
  const name = toReturnName(current.kind);
  const isExchange = current.kind === 'exchange';
  const end = isExchange ? '교환 주문 만들기' : '반품 환불하기';
  const isCollecting = current.state === 'collecting';
  return (
    <>
      <Button
        variant="outline"
        onClick={() =>
          open(`${name} 거절하기`, `주문은 ${name}을 요청하기 전 상태로 돌아가요.`, (close) => (
            <RefuseReturnForm order={order} kind={current.kind} onDone={close} />
          ))
        }
      >
        {`${name} 거절하기`}
      </Button>
      <Button
        variant={isCollecting ? 'outline' : 'solid'}
        onClick={() =>
          open(
            isCollecting ? '회수 송장 고치기' : `${name} 승인하기`,
            isCollecting
              ? '회원의 회수 조회도 함께 바뀌어요.'
              : `주문한 회원에게 상품을 회수한다고 알려요.${isExchange ? ' 새로 보낼 상품의 재고를 잡아 둬요.' : ''}`,
            (close) => <CollectForm order={order} current={current} onDone={close} />,
          )
        }
      >
        {isCollecting ? '회수 송장 고치기' : `${name} 승인하기`}
      </Button>
      <Button
        variant={isCollecting ? 'solid' : 'outline'}
        onClick={() =>
          open(
            end,
            `받은 상품을 확인한 뒤 ${isExchange ? '새 주문을 만들어' : '환불해'} 주세요. 되돌릴 수 없어요.`,
            (close) => <RefundForm order={order} onDone={close} />,
          )
        }
      >
        {end}
      </Button>
    </>
  );
}
