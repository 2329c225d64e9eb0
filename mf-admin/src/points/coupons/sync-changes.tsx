import { formatDateTime } from '@danji/contracts/format/date';
import { formatNumber, formatWon } from '@danji/contracts/format/number';
import { ANSWER_LIMITS } from '@danji/contracts/limits';
import type { GoodChange, VoucherSync } from '@danji/contracts/points/voucher-good';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Accordion, Anchor, Stack, Text } from '@danji/ui';

const describePrice = ({ before, after }: GoodChange): string =>
  [before, after].flatMap((price) => (price === null ? [] : [formatWon(price)])).join(' → ');

const Changes = ({ changes }: { changes: readonly GoodChange[] }) => (
  <Stack as="ul" gap={1.5}>
    {changes.map((change) => (
      <Text as="li" key={change.goods_code} size="sm" numeric overflowWrap="anywhere">
        <Anchor asChild>
          <Link to={webPaths.adminVoucher(change.goods_code)}>{change.goods_name}</Link>
        </Anchor>
        {` ${describePrice(change)}`}
      </Text>
    ))}
  </Stack>
);

const KINDS = [
  ['added', '새 상품'],
  ['repriced', '바뀐 가격'],
  ['gone', '없어진 상품'],
] as const;

const countOf = (changes: readonly GoodChange[]): string =>
  `${formatNumber(changes.length)}개${changes.length === ANSWER_LIMITS.goodChanges ? ' 이상' : ''}`;

/** Shows the goods that a reading of the catalogue has changed, and the number of applications that it has closed. */
export function SyncChanges({ sync }: { sync: VoucherSync }) {
  const kinds = KINDS.filter(([kind]) => sync[kind].length > 0);
  return (
    <Stack gap={3}>
      <Text
        numeric
      >{`${formatDateTime(sync.finished ?? sync.started)}에 상품 ${formatNumber(sync.read)}개를 읽었어요.`}</Text>
      {sync.closed > 0 ? (
        <Text size="sm">{`살 수 없게 된 상품의 신청 ${formatNumber(sync.closed)}건을 구매 불가로 바꾸고 포인트를 돌려줬어요.`}</Text>
      ) : null}
      {kinds.length === 0 ? <Text tone="muted">바뀐 상품이 없어요.</Text> : null}
      {kinds.length > 0 ? (
        <Accordion
          items={kinds.map(([kind, label]) => ({
            id: kind,
            title: `${label} ${countOf(sync[kind])}`,
            content: <Changes changes={sync[kind]} />,
          }))}
        />
      ) : null}
    </Stack>
  );
}
