import { formatWon } from '@danji/contracts/format/number';
import type { CartAmounts } from '@danji/contracts/shop/cart';
import { Box, Card, Divider, FailedState, Field, Heading, Skeleton, Stack, Text, TextInput } from '@danji/ui';
import { AmountRow } from '../shared/amount-row.tsx';
import { EstimateButton } from './estimate-button.tsx';
import { OrderButton } from './order-button.tsx';
import type { Cart } from './use-cart.ts';

type Group = CartAmounts['groups'][number];

function explain({ shipping_fee, island_surcharge, until_free }: Group): string {
  const fee = shipping_fee > 0 ? `배송비 ${formatWon(shipping_fee)}` : '무료 배송';
  const surcharge = island_surcharge > 0 ? ` + 제주·도서산간 ${formatWon(island_surcharge)}` : '';
  const free = until_free !== null && until_free > 0 ? ` · ${formatWon(until_free)} 더 담으면 무료` : '';
  return `${fee}${surcharge}${free}`;
}

const Groups = ({ groups }: Pick<CartAmounts, 'groups'>) => (
  <Stack as="ul" gap={1} listStyle="none" aria-label="묶음 배송">
    {groups.map((group) => (
      <li key={group.name}>
        <Text size="sm" tone="muted" overflowWrap="anywhere">
          {`${group.name} 묶음 (${group.product_ids.length}가지): ${explain(group)}`}
        </Text>
      </li>
    ))}
  </Stack>
);

const Rows = ({ amounts }: { amounts: CartAmounts }) => (
  <Stack gap={2} aria-live="polite">
    <AmountRow label="상품 금액">{formatWon(amounts.goods)}</AmountRow>
    {amounts.discount > 0 ? <AmountRow label="상품 할인">{`-${formatWon(amounts.discount)}`}</AmountRow> : null}
    <AmountRow label="배송비">{formatWon(amounts.shipping_fee)}</AmountRow>
    {amounts.island_surcharge > 0 ? (
      <AmountRow label="제주·도서산간 추가 배송비">{formatWon(amounts.island_surcharge)}</AmountRow>
    ) : null}
    <Groups groups={amounts.groups} />
    <Divider />
    <AmountRow label="합계" isTotal>
      {formatWon(amounts.total)}
    </AmountRow>
  </Stack>
);

/** Says for which place shipping was counted. */
function describePlace({ address_code: code, is_island: isIsland }: CartAmounts): string {
  if (code === null) return '제주·도서산간은 배송비가 더 들 수 있어요. 우편번호를 넣으면 바로 알려 드려요.';
  return isIsland
    ? `우편번호 ${code}, 제주·도서산간 배송비로 계산했어요.`
    : `우편번호 ${code}, 추가 배송비가 없는 지역이에요.`;
}

/** Shows the price of the ticked lines, with shipping by its groups. */
export function AmountsCard({ cart }: { cart: Cart }) {
  const { amounts, forSale, ticked, postCode, setPostCode } = cart;
  const { data, error, refresh, isRefreshing } = amounts;
  const renderAmounts = () => {
    if (forSale.length === 0) return <Text tone="muted">지금 살 수 있는 상품이 없어요.</Text>;
    if (data) return <Rows amounts={data} />;
    if (error)
      return <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
    return <Skeleton height={32} />;
  };
  return (
    <Card as="section" aria-label="금액" position={{ lg: 'sticky' }} top={{ lg: '20' }}>
      <Stack gap={4}>
        <Heading as="h2" size="lg">
          금액
        </Heading>
        {renderAmounts()}
        <Field label="받는 곳 우편번호" optional help={data ? describePlace(data) : undefined}>
          <TextInput
            value={postCode}
            inputMode="numeric"
            maxLength={5}
            autoComplete="postal-code"
            placeholder="63303"
            onChange={(next) => setPostCode(next.replaceAll(/\D/g, ''))}
          />
        </Field>
        <Box display={{ base: 'none', lg: 'grid' }}>
          <OrderButton ticked={ticked} />
        </Box>
        <EstimateButton cart={cart} />
      </Stack>
    </Card>
  );
}
