import { useEndpoint } from '@danji/api-client';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import type { SuggestRequestLine } from '@danji/contracts/bids/suggest-request';
import { getSuggestRequest } from '@danji/contracts/bids/suggest-request.endpoints';
import { toLineAmount } from '@danji/contracts/bids/suggest-request.validation';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import { Badge, Button, HStack, Skeleton, Stack, Text } from '@danji/ui';
import { describeVat } from '../shared/request-text.ts';
import { toTaxedPrice } from '@danji/contracts/bids/taxed-price';
import { findLine, listExtraLines } from './offer-sums.ts';

type AskedRow = SuggestItem['price_table'][number];
type CellProps = { request: SuggestRequestLine };

/** The lines of a request. The cells of a column share one call. */
const useLines = ({ nano_id }: SuggestRequestLine) =>
  useEndpoint(getSuggestRequest, { params: { id: nano_id } }, { refreshOnFocus: false });

/** A row of the price table, under its number. */
export const describeAskedRow = ({ item, quantity, unit }: AskedRow, index: number): string =>
  `${index + 1}. ${item} ${formatNumber(quantity)}${unit}`;

/** What a request asks for one row; a row that it has left out and another quantity are marked. */
export function LineCell({ request, row }: CellProps & { row: AskedRow }) {
  const { data, error } = useLines(request);
  if (!data) return error ? <Text tone="danger">불러오지 못했어요</Text> : <Skeleton height={6} />;
  const line = findLine(data.price_lines, row);
  if (!line) return <Badge tone="warning">제안 없음</Badge>;
  return (
    <Stack gap={0.5}>
      <Text numeric fontWeight="medium">
        {formatWon(toLineAmount(line))}
      </Text>
      <Text size="sm" tone="subtle" numeric>{`단가 ${formatWon(line.unit_price)}`}</Text>
      {line.quantity === row.quantity ? null : (
        <HStack>
          <Badge tone="warning">{`수량 ${formatNumber(line.quantity)}${line.unit}`}</Badge>
        </HStack>
      )}
    </Stack>
  );
}

/** The lines of a request that the notice did not ask for; the whole offer where it asked for none. */
export function ExtraCell({ request, table }: CellProps & { table: readonly AskedRow[] }) {
  const { data, error, refresh } = useLines(request);
  if (error && !data)
    return (
      <Button size="sm" variant="outline" onClick={() => void refresh()}>
        다시 시도
      </Button>
    );
  if (!data) return <Skeleton height={6} />;
  const extra = listExtraLines(data.price_lines, table);
  if (extra.length === 0) return '-';
  return (
    <Stack as="ul" gap={1} listStyleType="none">
      {extra.map((line) => (
        <Text as="li" key={line.place} size="sm" numeric overflowWrap="anywhere">
          {`${line.item} ${formatNumber(line.quantity)}${line.unit} · ${formatWon(toLineAmount(line))}`}
        </Text>
      ))}
    </Stack>
  );
}

/** The total as the vendor wrote it, and with the tax for comparing. */
export function TotalCell({ request, lowest }: CellProps & { lowest: number | undefined }) {
  const { total_price, vat_mode, state } = request;
  const taxed = toTaxedPrice(request);
  if (total_price === null || taxed === null) return '-';
  return (
    <Stack gap={0.5}>
      <HStack flexWrap="wrap">
        <Text numeric fontWeight="bold">
          {formatWon(total_price)}
        </Text>
        {taxed === lowest && state !== 'invalid' && state !== 'revoked' ? <Badge tone="success">최저</Badge> : null}
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
