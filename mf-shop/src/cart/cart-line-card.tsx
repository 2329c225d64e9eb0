import { formatWon } from '@danji/contracts/format/number';
import type { CartAdditional, CartLine } from '@danji/contracts/shop/cart';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Badge, Card, Checkbox, Flex, HStack, IconButton, Stack, Text, VisuallyHidden } from '@danji/ui';
import { SmallPicture } from '../shared/small-picture.tsx';
import { LineChanges } from './line-changes.tsx';
import { LineQuantity } from './line-quantity.tsx';
import { toQuantities, useLineUpdate, withAdditional } from './use-line-changes.ts';

const LABELS = { available: null, short: '재고 부족', sold_out: '품절', ended: '판매 종료' } as const;

function Name({ line: { product, options, state } }: { line: CartLine }) {
  const label = LABELS[state];
  return (
    <Stack gap={1} minWidth={0} flex="1 1 auto" overflowWrap="anywhere">
      {label ? <Badge tone={state === 'short' ? 'warning' : 'danger'}>{label}</Badge> : null}
      {product.is_active ? (
        <Anchor asChild variant="plain" fontWeight="medium">
          <Link to={webPaths.shopProduct(product.code)}>{product.name}</Link>
        </Anchor>
      ) : (
        <Text fontWeight="medium">{product.name}</Text>
      )}
      {options.length > 0 ? (
        <Text size="sm" tone="muted">
          {options.map(({ group_name, name }) => `${group_name}: ${name}`).join(' / ')}
        </Text>
      ) : null}
    </Stack>
  );
}

type AdditionalProps = { additional: CartAdditional; save: (quantity: number) => Promise<boolean> };

const Additional = ({ additional: { name, price, quantity, max_quantity }, save }: AdditionalProps) => (
  <Flex as="li" gap={2} flexWrap="wrap" alignItems="center" justifyContent="space-between">
    <Stack gap={0} minWidth={0} overflowWrap="anywhere">
      <Text>{name}</Text>
      <Text size="sm" tone="muted" numeric>
        {formatWon(price * quantity)}
      </Text>
    </Stack>
    <HStack gap={1}>
      <LineQuantity label={name} saved={quantity} most={max_quantity} save={save} />
      <IconButton icon="x" label={`'${name}' 추가 상품 빼기`} onClick={() => void save(0)} />
    </HStack>
  </Flex>
);

type CartLineCardProps = {
  line: CartLine;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  onRemove: () => void;
};

/** A line of the cart: what it is, what has changed since, how many, and what it costs. */
export function CartLineCard({ line, isTicked, onTick, onRemove }: CartLineCardProps) {
  const { product, additionals, quantity, max_quantity, amount, state } = line;
  const update = useLineUpdate(line.id);
  const isOffered = state === 'available' || state === 'short';
  return (
    <Card as="li" padding={{ base: 4, md: 5 }}>
      <Stack gap={3}>
        <Flex gap={3} alignItems="flex-start">
          <Checkbox checked={isTicked} disabled={state !== 'available'} onChange={onTick}>
            <VisuallyHidden>{`'${product.name}' 고르기`}</VisuallyHidden>
          </Checkbox>
          <SmallPicture url={product.main_image} />
          <Name line={line} />
          <IconButton icon="trash" label={`'${product.name}' 빼기`} onClick={onRemove} />
        </Flex>
        <LineChanges line={line} onChange={update} />
        {isOffered && additionals.length > 0 ? (
          <Stack as="ul" gap={3} listStyle="none" aria-label="추가 상품">
            {additionals.map((additional) => (
              <Additional
                key={additional.id}
                additional={additional}
                save={(next) => update(withAdditional(line, additional.id, next))}
              />
            ))}
          </Stack>
        ) : null}
        {isOffered ? (
          <Flex gap={3} flexWrap="wrap" alignItems="center" justifyContent="space-between">
            <LineQuantity
              label={product.name}
              saved={quantity}
              most={max_quantity}
              save={(next) => update({ ...toQuantities(line), quantity: next })}
            />
            <Text fontWeight="bold" fontSize="lg" numeric>
              {formatWon(amount)}
            </Text>
          </Flex>
        ) : null}
      </Stack>
    </Card>
  );
}
