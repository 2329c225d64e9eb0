import { formatCountdown, useCountdown } from '@danji/app-kit';
import { formatDateTime } from '@danji/contracts/format/date';
import { Alert } from '@danji/ui';
import type { ReactNode } from 'react';

/** A longer time is said as its end. */
const COUNTED_SECONDS = 3_600;

type HoldAlertProps = {
  /** Until when the goods are held, ISO 8601. */
  until: string;
  /** Whether our staff has taken the order on the telephone. */
  isByPhone?: boolean;
  /** The way on. */
  action?: ReactNode;
};

/** How long the goods of an unpaid order are still held. */
export function HoldAlert({ until, isByPhone = false, action }: HoldAlertProps) {
  const left = useCountdown(Date.parse(until));
  if (left === 0)
    return (
      <Alert tone="warning" title="결제 시간이 지났어요">
        {isByPhone
          ? '잡아 둔 상품을 곧 돌려놓아요. 필요하면 다시 주문해 주세요.'
          : '잡아 둔 상품과 포인트를 곧 돌려놓아요. 장바구니의 상품은 그대로 있어요.'}
      </Alert>
    );
  return (
    <Alert tone="brand" icon="clock" action={action} title="결제를 기다리고 있어요">
      {left > COUNTED_SECONDS ? (
        `${formatDateTime(until)}까지 상품을 잡아 둘게요.`
      ) : (
        <span role="timer">{`${formatCountdown(left)} 동안 상품을 잡아 둘게요.`}</span>
      )}
    </Alert>
  );
}
