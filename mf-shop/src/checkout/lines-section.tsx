import { formatWon } from '@danji/contracts/format/number';
import type { CartLine } from '@danji/contracts/shop/cart';
import type { OrderQuote } from '@danji/contracts/shop/order';
import { Badge, Card, Flex, Heading, Stack, Text } from '@danji/ui';
import { SmallPicture } from '../shared/small-picture.tsx';
import type { Selection } from '../shared/selection.ts';

type Line = OrderQuote['lines'][number];
const STATES = { available: null, short: '재고 부족', sold_out: '품절', ended: '판매 종료' } as const;

function describe(line: CartLine | undefined, selection: Selection): string {
  const quantity = line?.quantity ?? ('product' in selection ? selection.product.quantity : 0);
  const options = line?.options.map(({ name }) => name).join(' / ');
  const additionals = line?.additionals.map((added) => `+ ${added.name} ${added.quantity}개`) ?? [];
  return [options, `${quantity}개`, ...additionals].filter(Boolean).join(' · ');
}

type RowProps = { line: Line; cartLine: CartLine | undefined; selection: Selection };

function Row({ line: { name, amount, state }, cartLine, selection }: RowProps) {
  const label = STATES[state];
  return (
    <Flex as="li" gap={3} alignItems="flex-start" flexWrap="wrap">
      {cartLine ? <SmallPicture url={cartLine.product.main_image} /> : null}
      <Stack gap={1} flex="1 1 9rem" minWidth={0} overflowWrap="anywhere">
        {label ? (
          <Badge tone="danger" alignSelf="flex-start">
            {label}
          </Badge>
        ) : null}
        <Text fontWeight="medium">{name}</Text>
        <Text size="sm" tone="muted">
          {describe(cartLine, selection)}
        </Text>
        {label ? (
          <Text size="sm" tone="danger">
            지금은 살 수 없어 이번 주문에서 뺐어요.
          </Text>
        ) : (
          <Text fontWeight="bold" numeric>
            {formatWon(amount)}
          </Text>
        )}
      </Stack>
    </Flex>
  );
}

type LinesSectionProps = { quote: OrderQuote; cartLines: readonly CartLine[]; selection: Selection };

/** Shows the lines that are bought; those that cannot be had any more say so. */
export const LinesSection = ({ quote: { lines }, cartLines, selection }: LinesSectionProps) => (
  <Card as="section" aria-label="주문 상품">
    <Stack gap={4}>
      <Heading as="h2" size="lg">
        {`주문 상품 ${lines.length}가지`}
      </Heading>
      <Stack as="ul" gap={4} listStyle="none" aria-label="주문할 상품">
        {lines.map((line) => (
          <Row
            key={line.id ?? 'product'}
            line={line}
            cartLine={cartLines.find(({ id }) => id === line.id)}
            selection={selection}
          />
        ))}
      </Stack>
    </Stack>
  </Card>
);
