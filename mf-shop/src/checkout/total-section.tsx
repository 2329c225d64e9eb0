import { FormControl, type RecordForm, useFieldMessages } from '@danji/app-kit/forms';
import { formatPoints, formatWon } from '@danji/contracts/format/number';
import type { OrderQuote } from '@danji/contracts/shop/order';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Card, Checkbox, Divider, Heading, Stack, Text } from '@danji/ui';
import { AmountRow } from '../shared/amount-row.tsx';
import type { CheckoutValues } from './use-checkout-form.ts';

function Agreement({ form }: { form: RecordForm<CheckoutValues> }) {
  const error = useFieldMessages(form)('isAgreed');
  return (
    <Stack gap={2}>
      <FormControl form={form} name="isAgreed">
        {({ value, onChange }) => (
          <Checkbox checked={value} onChange={onChange}>
            주문할 상품과 금액을 확인했고, 결제에 동의해요 (필수)
          </Checkbox>
        )}
      </FormControl>
      {error ? (
        <Text size="sm" tone="danger" role="alert">
          {error}
        </Text>
      ) : null}
      <Text size="sm" tone="muted">
        {'배송에 필요한 이름, 연락처, 주소는 택배사에 전해요. '}
        <Anchor asChild variant="inline">
          <Link to={webPaths.privacy}>개인정보처리방침</Link>
        </Anchor>
      </Text>
    </Stack>
  );
}

type TotalSectionProps = { quote: OrderQuote; point: number; rest: number; form: RecordForm<CheckoutValues> };

/** Shows the price of the order, line by line, and the agreement to it. */
export const TotalSection = ({ quote, point, rest, form }: TotalSectionProps) => (
  <Card as="section" aria-label="결제 금액">
    <Stack gap={4}>
      <Heading as="h2" size="lg">
        결제 금액
      </Heading>
      <Stack gap={2} aria-live="polite">
        <AmountRow label="상품 금액">{formatWon(quote.goods)}</AmountRow>
        {quote.discount > 0 ? <AmountRow label="상품 할인">{`-${formatWon(quote.discount)}`}</AmountRow> : null}
        <AmountRow label="배송비">{formatWon(quote.shipping_fee)}</AmountRow>
        {quote.island_surcharge > 0 ? (
          <AmountRow label="제주·도서산간 추가 배송비">{formatWon(quote.island_surcharge)}</AmountRow>
        ) : null}
        {point > 0 ? <AmountRow label="포인트 사용">{`-${formatWon(point)}`}</AmountRow> : null}
        <Divider />
        <AmountRow label="결제할 금액" isTotal>
          {formatWon(rest)}
        </AmountRow>
        {quote.accum_point > 0 ? (
          <Text size="sm" tone="muted">
            {`구매를 확정하면 ${formatPoints(quote.accum_point)}가 쌓여요.`}
          </Text>
        ) : null}
      </Stack>
      <Agreement form={form} />
    </Stack>
  </Card>
);
