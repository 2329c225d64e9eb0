import { formatWon } from '@danji/contracts/format/number';
import type { StaffProductLine } from '@danji/contracts/shop/product';
import type { PhoneQuote } from '@danji/contracts/shop/phone-order';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { useModal } from '@danji/shell-sdk';
import { Badge, Box, Button, Flex, HStack, IconButton, NumberInput, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { ChoiceForm } from './choice-form.tsx';
import { addLine, describeChoice, type PhoneLine, toLineKey } from './phone-lines.ts';
import { ProductSearch } from './product-search.tsx';

function AddLine({ onAdd }: { onAdd: (line: PhoneLine) => void }) {
  const [product, setProduct] = useState<StaffProductLine>();
  if (!product) return <ProductSearch onPick={setProduct} />;
  return (
    <Stack gap={4}>
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {product.name}
      </Text>
      <ChoiceForm product={product} onChoose={onAdd} onBack={() => setProduct(undefined)} />
    </Stack>
  );
}

type Quoted = PhoneQuote['lines'][number] | undefined;

/** Why a line cannot be had now, and what to do. */
function describeState(quoted: Quoted): string | undefined {
  switch (quoted?.state) {
    case 'sold_out':
      return '품절이에요. 빼고 등록해 주세요.';
    case 'ended':
      return '지금은 팔지 않아요. 빼고 등록해 주세요.';
    case 'short':
      return quoted.max_quantity > 0
        ? `재고가 모자라요. ${quoted.max_quantity}개까지 주문할 수 있어요.`
        : '재고가 모자라요. 수량을 줄이거나 빼 주세요.';
    default:
      return undefined;
  }
}

type LineProps = { line: PhoneLine; quoted: Quoted; onQuantity: (quantity: number) => void; onRemove: () => void };

function Line({ line, quoted, onQuantity, onRemove }: LineProps) {
  const refused = describeState(quoted);
  return (
    <Flex as="li" gap={3} paddingBlock={2} flexWrap="wrap" justifyContent="space-between" alignItems="center">
      <Box flex="1 1 12rem" minWidth={0} overflowWrap="anywhere">
        <Text fontWeight="medium">{line.name}</Text>
        <Text size="sm" tone="subtle">
          {describeChoice(line)}
        </Text>
        {refused ? (
          <HStack flexWrap="wrap">
            <Badge tone="danger">주문할 수 없음</Badge>
            <Text size="sm" tone="danger">
              {refused}
            </Text>
          </HStack>
        ) : null}
      </Box>
      <HStack>
        <Text as="span" numeric>
          {quoted && !refused ? formatWon(quoted.amount) : '-'}
        </Text>
        <Box width="7rem">
          <NumberInput
            aria-label={`${line.name} 수량`}
            value={line.quantity}
            min={1}
            max={SHOP_LIMITS.cartQuantity}
            decimals={0}
            suffix="개"
            onChange={(next) => onQuantity(next ?? 1)}
          />
        </Box>
        <IconButton icon="x" label={`${line.name} 빼기`} onClick={onRemove} />
      </HStack>
    </Flex>
  );
}

type LinesFieldProps = {
  lines: readonly PhoneLine[];
  /** The lines as the server has reckoned them, in the same order; none while it has not. */
  quoted: PhoneQuote['lines'] | undefined;
  onChange: (lines: PhoneLine[]) => void;
};

/** The products of an order, with a search for others. */
export function LinesField({ lines, quoted, onChange }: LinesFieldProps) {
  const modal = useModal();
  const open = (): void =>
    void modal.open(
      (close) => (
        <AddLine
          onAdd={(line) => {
            onChange(addLine(lines, line));
            close();
          }}
        />
      ),
      { title: '상품 넣기', directClose: false },
    );
  return (
    <Stack gap={3}>
      {lines.length > 0 ? (
        <Box as="ul" aria-label="주문할 상품" listStyleType="none">
          {lines.map((line, at) => (
            <Line
              key={toLineKey(line)}
              line={line}
              quoted={quoted?.[at]}
              onQuantity={(quantity) => onChange(lines.map((one) => (one === line ? { ...line, quantity } : one)))}
              onRemove={() => onChange(lines.filter((one) => one !== line))}
            />
          ))}
        </Box>
      ) : (
        <Text tone="muted">아직 넣은 상품이 없어요.</Text>
      )}
      {lines.length < SHOP_LIMITS.phoneLines ? (
        <Button variant="outline" icon="plus" alignSelf="flex-start" onClick={open}>
          상품 넣기
        </Button>
      ) : null}
    </Stack>
  );
}
