import { Form, FormControl, FormFailure, useFormValues } from '@danji/app-kit/forms';
import { formatWon } from '@danji/contracts/format/number';
import type { OrderQuote } from '@danji/contracts/shop/order';
import { ORDER_TIMES } from '@danji/contracts/shop/order-rules';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Box, Button, Card, Grid, Stack, Text } from '@danji/ui';
import { MessageField } from '../shared/addresses/message-field.tsx';
import { MethodField } from '../shared/payment/method-field.tsx';
import { PointsOnlyAlert } from '../shared/payment/points-only-alert.tsx';
import { AddressSection } from './address-section.tsx';
import { CustomerSection } from './customer-section.tsx';
import { LinesSection } from './lines-section.tsx';
import { PointField } from './point-field.tsx';
import { TotalSection } from './total-section.tsx';
import { type Checkout, listBought } from './use-checkout.ts';
import { toRest, useCheckoutForm } from './use-checkout-form.ts';

const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' };
const ASIDE = { position: { lg: 'sticky' }, top: { lg: '20' } } as const;

/** The form of a checkout whose amounts are known. */
export function CheckoutForm({ checkout, quote }: { checkout: Checkout; quote: OrderQuote }) {
  const { selection, address, cartLines, isPointsOnly, refresh } = checkout;
  const { form, isBusy } = useCheckoutForm({ selection, quote, address, isPointsOnly, refresh });
  const { point } = useFormValues(form);
  const rest = toRest(quote, point);
  const canOrder = address !== undefined && listBought(quote).length > 0;
  return (
    <Form form={form} label="주문">
      <Grid gridTemplateColumns={COLUMNS} gap={{ base: 4, lg: 6 }} alignItems="start">
        <Stack gap={{ base: 4, lg: 6 }}>
          <AddressSection checkout={checkout} />
          {address ? (
            <Card as="section" aria-label="배송 메시지">
              <MessageField key={address.id} form={form} />
            </Card>
          ) : null}
          <LinesSection quote={quote} cartLines={cartLines} selection={selection} />
          <CustomerSection form={form} />
          <PointField form={form} usable={quote.usable_points} />
          {rest > 0 && isPointsOnly ? (
            <PointsOnlyAlert>
              {quote.usable_points < quote.total
                ? '포인트로는 살 수 있지만 지금 쓸 수 있는 포인트가 모자라요. 나중에 다시 주문해 주세요.'
                : '금액 전부를 포인트로 내면 주문할 수 있어요. 위에서 전액 사용을 눌러 주세요.'}
            </PointsOnlyAlert>
          ) : null}
          {rest > 0 && !isPointsOnly ? (
            <Card>
              <FormControl form={form} name="method">
                {({ value, onChange }) => <MethodField value={value} onChange={onChange} />}
              </FormControl>
            </Card>
          ) : null}
        </Stack>
        <Box css={ASIDE}>
          <Stack gap={4}>
            <TotalSection quote={quote} point={Math.min(point, quote.total)} rest={rest} form={form} />
            <FormFailure
              form={form}
              title="주문하지 못했어요"
              action={
                <Button asChild size="sm" variant="outline">
                  <Link to={webPaths.shopCart}>장바구니 보기</Link>
                </Button>
              }
            />
            <Button type="submit" size="lg" loading={isBusy} disabled={!canOrder}>
              {rest > 0 ? `${formatWon(rest)} 결제하기` : '포인트로 주문하기'}
            </Button>
            <Text size="sm" tone="muted">
              {address
                ? `결제하기를 누르면 ${ORDER_TIMES.holdMinutes}분 동안 상품을 잡아 두어요.`
                : '배송지를 넣으면 주문할 수 있어요.'}
            </Text>
          </Stack>
        </Box>
      </Grid>
    </Form>
  );
}
