import { formatNumber } from '@danji/contracts/format/number';
import { Box, Card, Heading, HStack, Stack, Text, VisuallyHidden } from '@danji/ui';
import { useId, useMemo } from 'react';
import { diffLines, type DiffLine } from './line-diff.ts';

const LINE_STYLES = {
  added: { bg: 'success.subtle', color: 'success.fg', sign: '+', label: '더한 줄' },
  removed: { bg: 'danger.subtle', color: 'danger.fg', sign: '−', label: '뺀 줄' },
} as const;
/** The number of unchanged lines that are shown before and after a change. */
const CONTEXT = 1;

type Row = { key: number } & ({ line: DiffLine } | { skipped: number });

/** Returns the changed lines with their context; longer runs of unchanged lines become one row. */
function toRows(lines: readonly DiffLine[]): Row[] {
  const isNear = (index: number) =>
    lines.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ kind }) => kind !== 'same');
  const rows: Row[] = [];
  for (const [index, line] of lines.entries()) {
    const last = rows.at(-1);
    if (isNear(index)) rows.push({ key: index, line });
    else if (last && 'skipped' in last) last.skipped += 1;
    else rows.push({ key: index, skipped: 1 });
  }
  return rows;
}

function Line({ line: { kind, text } }: { line: DiffLine }) {
  const lineStyle = kind === 'same' ? undefined : LINE_STYLES[kind];
  return (
    <Box
      as="li"
      css={{
        display: 'flex',
        gap: 2,
        paddingInline: 3,
        paddingBlock: 1,
        fontSize: 'sm',
        color: 'fg.muted',
        ...(lineStyle && { bg: lineStyle.bg, color: lineStyle.color }),
      }}
    >
      <Box as="span" aria-hidden css={{ width: 3, flexShrink: 0, fontWeight: 'bold' }}>
        {lineStyle?.sign}
      </Box>
      <Box as="span" css={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {lineStyle ? <VisuallyHidden>{`${lineStyle.label}: `}</VisuallyHidden> : null}
        {text}
      </Box>
    </Box>
  );
}

/** Shows the differences between two texts line by line. */
export function DocumentDiff({ title, before, after }: { title: string; before: string; after: string }) {
  const id = useId();
  const lines = useMemo(() => diffLines(before, after), [before, after]);
  const count = (kind: DiffLine['kind']) => formatNumber(lines.filter((line) => line.kind === kind).length);
  const hasChanges = lines.some(({ kind }) => kind !== 'same');
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={3}>
        <HStack css={{ justifyContent: 'space-between', flexWrap: 'wrap' }}>
          <Heading as="h2" size="md" id={id}>
            {title}
          </Heading>
          {hasChanges ? (
            <Text size="sm" tone="subtle" numeric>{`더한 줄 ${count('added')} · 뺀 줄 ${count('removed')}`}</Text>
          ) : null}
        </HStack>
        {hasChanges ? (
          <Box
            as="ul"
            css={{
              listStyle: 'none',
              borderWidth: '1px',
              borderColor: 'border',
              borderRadius: 'md',
              overflow: 'hidden',
            }}
          >
            {toRows(lines).map((row) =>
              'line' in row ? (
                <Line key={row.key} line={row.line} />
              ) : (
                <Box
                  as="li"
                  key={row.key}
                  css={{ paddingInline: 3, paddingBlock: 1, fontSize: 'xs', color: 'fg.subtle', bg: 'bg.subtle' }}
                >{`같은 줄 ${formatNumber(row.skipped)}개`}</Box>
              ),
            )}
          </Box>
        ) : (
          <Text tone="muted">아직 다른 줄이 없어요.</Text>
        )}
      </Stack>
    </Card>
  );
}
