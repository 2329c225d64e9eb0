import { useMutation } from '@danji/api-client';
import { OrderStatus } from '@danji/contracts/codes/order-codes';
import type { Order, OrderDetail } from '@danji/contracts/shop/order';
import { moveStaffOrder } from '@danji/contracts/shop/order-staff.endpoints';
import { useConfirm, useModal, useToast } from '@danji/shell-sdk';
import { Button } from '@danji/ui';
import { CancelActions } from './cancel-actions.tsx';
import { HandoverForm } from './handover-form.tsx';
import { ParcelForm } from './parcel-form.tsx';
import { WithdrawButton } from './withdraw-button.tsx';
import { ReturnActions } from './return-actions.tsx';

const { PENDING, PAID, PREPARING, SHIPPING, DELIVERED, CONFIRMED, CANCEL_REQUEST, REFUND_REQUEST, REFUND_COLLECTING } =
  OrderStatus;

const STEPS = {
  [PREPARING]: {
    label: '상품 준비 시작',
    title: '상품 준비를 시작할까요?',
    description: '회원이 바로 취소할 수 없고, 취소를 요청하게 돼요.',
    done: '상품 준비를 시작했어요',
  },
  [DELIVERED]: {
    label: '배송완료로 바꾸기',
    title: '배송완료로 바꿀까요?',
    description: '주문한 회원에게 상품이 도착했다고 알려요.',
    done: '배송완료로 바꿨어요',
  },
} as const;

function StepButton({ order: { id }, to }: { order: Order; to: keyof typeof STEPS }) {
  const { trigger, isRunning } = useMutation(moveStaffOrder);
  const [confirm, toast] = [useConfirm(), useToast()];
  const { label, title, description, done } = STEPS[to];
  const move = async (): Promise<void> => {
    if (!(await confirm({ title, description, confirmLabel: label }))) return;
    const made = await trigger({ params: { id }, body: { status: to } });
    if (made.ok) toast({ title: done, tone: 'success' });
    else toast({ title: '저장하지 못했어요', description: made.error.title, tone: 'danger' });
  };
  return (
    <Button loading={isRunning} onClick={() => void move()}>
      {label}
    </Button>
  );
}

/** Offers what an operator may do with an order in its state. */
export function OrderActions({ order }: { order: OrderDetail }) {
  const modal = useModal();
  const openParcel = (title: string, description: string) =>
    void modal.open((close) => <ParcelForm order={order} onDone={close} />, { title, description, directClose: false });
  const openHandover = () =>
    void modal.open((close) => <HandoverForm order={order} onDone={close} />, {
      title: '택배 없이 전달',
      description: '주문한 회원에게 상품이 도착했다고 알려요.',
      directClose: false,
    });
  switch (order.status) {
    case PENDING:
      return order.is_by_phone ? <WithdrawButton order={order} /> : null;
    case PAID:
      return (
        <>
          <CancelActions order={order} />
          <StepButton order={order} to={PREPARING} />
        </>
      );
    case PREPARING:
      return (
        <>
          <CancelActions order={order} />
          <Button variant="outline" onClick={openHandover}>
            택배 없이 전달
          </Button>
          <Button onClick={() => openParcel('발송하기', '주문한 회원에게 상품을 보냈다고 알려요.')}>발송하기</Button>
        </>
      );
    case SHIPPING:
      return (
        <>
          <Button variant="outline" onClick={() => openParcel('송장 번호 고치기', '회원의 배송 조회도 함께 바뀌어요.')}>
            송장 번호 고치기
          </Button>
          <ReturnActions order={order} />
          <StepButton order={order} to={DELIVERED} />
        </>
      );
    case CANCEL_REQUEST:
      return <CancelActions order={order} />;
    case DELIVERED:
    case CONFIRMED:
      return <ReturnActions order={order} />;
    case REFUND_REQUEST:
    case REFUND_COLLECTING:
      // The money of a deposit that came too late goes back without goods.
      return order.returns.length > 0 ? <ReturnActions order={order} /> : null;
    default:
      return null;
  }
}
