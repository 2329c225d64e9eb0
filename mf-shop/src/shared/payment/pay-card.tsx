import type { ApiError } from '@danji/api-client';
import { formatWon } from '@danji/contracts/format/number';
import type { Order } from '@danji/contracts/shop/order';
import { Alert, Button, Card, Heading, Stack } from '@danji/ui';
import { useState } from 'react';
import { HoldAlert } from '../hold-alert.tsx';
import { type Method, MethodField } from './method-field.tsx';
import { PointsOnlyAlert, useIsPointsOnly } from './points-only-alert.tsx';
import { usePay } from './use-pay.ts';

type PayCardProps = {
  /** All orders of one checkout. */
  orders: readonly Order[];
  /** Why it was not paid before. */
  failure?: string | null;
};

/** The way to pay orders that wait for it, with the time that is left. */
export function PayCard({ orders, failure = null }: PayCardProps) {
  const [method, setMethod] = useState<Method>('card');
  const [error, setError] = useState<ApiError>();
  const { pay, isPaying } = usePay();
  const price = orders.reduce((sum, { payment_price }) => sum + payment_price, 0);
  const isOff = useIsPointsOnly() && price > 0;
  const until = orders[0]?.hold_until;
  if (!until) return null;
  const open = async (): Promise<void> => {
    setError(undefined);
    const ids = orders.map(({ id }) => id);
    setError(await pay(ids, price === 0 ? 'point' : method));
  };
  return (
    <Card as="section" aria-label="결제">
      <Stack gap={4}>
        <Heading as="h2" size="lg">
          결제
        </Heading>
        {failure ? (
          <Alert tone="danger" title="결제하지 못했어요">
            {failure}
          </Alert>
        ) : null}
        <HoldAlert until={until} isByPhone={orders[0]?.is_by_phone ?? false} />
        {isOff ? (
          <PointsOnlyAlert>장바구니에서 포인트로만 다시 주문하거나, 나중에 주문해 주세요.</PointsOnlyAlert>
        ) : null}
        {price > 0 && !isOff ? <MethodField value={method} onChange={setMethod} /> : null}
        {error ? <Alert tone="danger">{error.title}</Alert> : null}
        <Button size="lg" loading={isPaying} disabled={isOff} onClick={() => void open()}>
          {price > 0 ? `${formatWon(price)} 결제하기` : '포인트로 결제하기'}
        </Button>
      </Stack>
    </Card>
  );
}
