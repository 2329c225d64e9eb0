import { formatNumber, formatWon } from '@danji/contracts/format/number';
import type { CartLine } from '@danji/contracts/shop/cart';
import { Alert, Button, Stack } from '@danji/ui';
import { type LineQuantities, toQuantities, withAdditional } from './use-line-changes.ts';

type Note = { key: string; text: string; action?: { label: string; body: LineQuantities } };

const toPriceText = (before: number, now: number): string =>
  `담은 뒤 가격이 ${formatWon(before)}에서 ${formatWon(now)}으로 ${now > before ? '올랐어요' : '내렸어요'}.`;

function listShortages(line: CartLine): Note[] {
  const { quantity, max_quantity: most, additionals } = line;
  const own: Note[] =
    quantity <= most
      ? []
      : most > 0
        ? [
            {
              key: 'stock',
              text: `지금은 ${formatNumber(most)}개까지 살 수 있어요.`,
              action: { label: `${formatNumber(most)}개로 바꾸기`, body: { ...toQuantities(line), quantity: most } },
            },
          ]
        : [
            {
              key: 'stock',
              text: '장바구니의 다른 줄이 남은 재고를 모두 담고 있어요. 어느 한 줄의 수량을 줄여 주세요.',
            },
          ];
  const beside = additionals
    .filter((additional) => additional.quantity > additional.max_quantity)
    .map(({ id, name, max_quantity: left }) => ({
      key: `stock-${id}`,
      text:
        left > 0
          ? `'${name}' 추가 상품은 지금 ${formatNumber(left)}개까지 살 수 있어요.`
          : `'${name}' 추가 상품은 품절됐어요.`,
      action: {
        label: left > 0 ? `${formatNumber(left)}개로 바꾸기` : '추가 상품 빼기',
        body: withAdditional(line, id, left),
      },
    }));
  return [...own, ...beside];
}

function listPrices(line: CartLine): Note[] {
  const { price_before: before, unit_price: now, additionals } = line;
  const texts = [
    ...(before === null ? [] : [toPriceText(before, now)]),
    ...additionals.flatMap(({ name, price, price_before }) =>
      price_before === null ? [] : [`'${name}' 추가 상품: ${toPriceText(price_before, price)}`],
    ),
  ];
  if (texts.length === 0) return [];
  return [{ key: 'price', text: texts.join('\n'), action: { label: '확인했어요', body: toQuantities(line) } }];
}

/** Lists the changes of a line since it was put into the cart, and the way on from there. */
function listNotes(line: CartLine): Note[] {
  if (line.state === 'ended') return [{ key: 'ended', text: '지금은 팔지 않는 상품이거나 옵션이에요.' }];
  if (line.state === 'sold_out')
    return [{ key: 'sold_out', text: '품절됐어요. 다시 들어오면 여기서 바로 살 수 있어요.' }];
  return [...listShortages(line), ...listPrices(line)];
}

type LineChangesProps = { line: CartLine; onChange: (body: LineQuantities) => Promise<boolean> };

export function LineChanges({ line, onChange }: LineChangesProps) {
  const notes = listNotes(line);
  if (notes.length === 0) return null;
  return (
    <Stack gap={2}>
      {notes.map(({ key, text, action }) => (
        <Alert
          key={key}
          tone={key === 'price' ? 'brand' : 'warning'}
          action={
            action ? (
              <Button size="sm" variant="outline" onClick={() => void onChange(action.body)}>
                {action.label}
              </Button>
            ) : undefined
          }
        >
          {text}
        </Alert>
      ))}
    </Stack>
  );
}
