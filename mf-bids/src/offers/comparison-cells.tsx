import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { toLineAmount } from '@danji/contracts/bids/suggest-request.validation';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import { Badge, HStack, Stack, Text } from '@danji/ui';
import { describeVat } from '../shared/request-text.ts';
import { toTaxedPrice } from '@danji/contracts/bids/taxed-price';
import type { ComparisonView } from './comparison-view.tsx';
import { describeOutlier, toOutlierLabel } from './offer-outliers.ts';
import { findLine, isWhole, listExtraLines } from '@danji/contracts/bids/offer-sums';
import type { ComparedOffer } from './use-offers.ts';

type AskedRow = SuggestItem['price_table'][number];
/** A row of the price table, under its number. */
export const describeAskedRow = ({ item, quantity, unit }: AskedRow, index: number): string =>
  `${index + 1}. ${item} ${formatNumber(quantity)}${unit}`;

type LineCellProps = { offer: ComparedOffer; row: AskedRow; view: ComparisonView; outlier: number | undefined };

/** Shows the price of a request for one row; a row that it has left out, another quantity and an outlier are marked. */
export function LineCell({ offer: { price_lines, vat_mode }, row, view, outlier }: LineCellProps) {
  const line = findLine(price_lines, row);
  if (!line) return <Badge tone="warning">제안 없음</Badge>;
  const [amount, unitPrice] = [formatWon(toLineAmount(line)), formatWon(line.unit_price)];
  const taxed = toTaxedPrice({ total_price: line.unit_price, vat_mode });
  return (
    <Stack gap={0.5}>
      <Text numeric fontWeight="medium">
        {view === 'unit' ? unitPrice : amount}
      </Text>
      <Text size="sm" tone="subtle" numeric>
        {view === 'unit' ? `금액 ${amount}` : `단가 ${unitPrice}`}
      </Text>
      {view === 'unit' && vat_mode === 'excluded' && taxed !== null ? (
        <Text size="sm" tone="subtle" numeric>{`부가세 포함 단가 ${formatWon(taxed)}`}</Text>
      ) : null}
      {line.quantity === row.quantity ? null : (
        <HStack>
          <Badge tone="warning">{`수량 ${formatNumber(line.quantity)}${line.unit}`}</Badge>
        </HStack>
      )}
      {outlier === undefined ? null : (
        <Stack gap={0.5} alignItems="flex-start">
          <Badge tone="warning">{toOutlierLabel(outlier)}</Badge>
          <Text size="sm">{describeOutlier(outlier)}</Text>
        </Stack>
      )}
    </Stack>
  );
}

type ExtraCellProps = { offer: ComparedOffer; table: readonly AskedRow[]; view: ComparisonView };

/** The lines of a request that the notice did not ask for; the whole offer where it asked for none. */
export function ExtraCell({ offer, table, view }: ExtraCellProps) {
  const extra = listExtraLines(offer.price_lines, table);
  if (extra.length === 0) return '-';
  return (
    <Stack as="ul" gap={1} listStyleType="none">
      {extra.map((line) => (
        <Text as="li" key={line.place} size="sm" numeric overflowWrap="anywhere">
          {view === 'unit'
            ? `${line.item} 단가 ${formatWon(line.unit_price)}`
            : `${line.item} ${formatNumber(line.quantity)}${line.unit} · ${formatWon(toLineAmount(line))}`}
        </Text>
      ))}
    </Stack>
  );
}

type TotalCellProps = { offer: ComparedOffer; lowest: number | undefined };

/** The total as the vendor wrote it, and with the tax for comparing. */
export function TotalCell({ offer, lowest }: TotalCellProps) {
  const { total_price, vat_mode } = offer;
  const taxed = toTaxedPrice(offer);
  if (total_price === null || taxed === null) return '-';
  return (
    <Stack gap={0.5}>
      <HStack flexWrap="wrap">
        <Text numeric fontWeight="bold">
          {formatWon(total_price)}
        </Text>
        {taxed === lowest && isWhole(offer) ? <Badge tone="success">최저</Badge> : null}
      </HStack>
      <Text size="sm" tone="subtle">
        {describeVat(vat_mode)}
      </Text>
      {vat_mode === 'excluded' ? (
        <Text size="sm" tone="subtle" numeric>{`부가세 포함 ${formatWon(taxed)}`}</Text>
      ) : null}
    </Stack>
  );
}
