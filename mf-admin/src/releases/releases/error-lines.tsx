import { formatDateTime } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import type { ReleaseHealth } from '@danji/contracts/releases/health';
import { Accordion, Stack, Text } from '@danji/ui';

/** Shows the latest distinct error lines of a release in a collapsed section. */
export function ErrorLines({ health }: { health: ReleaseHealth | undefined }) {
  if (!health || health.lines.length === 0) return null;
  const list = (
    <Stack as="ul" gap={3}>
      {health.lines.map(({ line, count, last }) => (
        <Stack as="li" key={line} gap={0}>
          <Text size="sm" fontFamily="monospace" overflowWrap="anywhere">
            {line}
          </Text>
          <Text size="xs" tone="subtle" numeric>{`${formatNumber(count)}번 · 마지막 ${formatDateTime(last)}`}</Text>
        </Stack>
      ))}
    </Stack>
  );
  return (
    <Accordion
      level={4}
      items={[{ id: 'lines', title: `최근 오류 ${formatNumber(health.lines.length)}가지`, content: list }]}
    />
  );
}
