import type { ImportReport } from '@danji/contracts/workspace/schedule-sheet';
import { formatNumber } from '@danji/contracts/format/number';
import { Alert, Box, Heading, Stack, Text } from '@danji/ui';

const LIST = {
  maxHeight: '14rem',
  overflowY: 'auto',
  borderWidth: '1px',
  borderRadius: 'lg',
  paddingInline: 4,
} as const;
const LINE = {
  paddingBlock: 2.5,
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  _last: { borderBottomWidth: 0 },
} as const;

/** The result of checking a sheet: how many lines are valid, and why the others are not. */
export function ImportReportView({ report: { count, accepted, refused, preview } }: { report: ImportReport }) {
  return (
    <Stack gap={4}>
      {accepted > 0 ? (
        <Alert
          tone={refused.length > 0 ? 'warning' : 'success'}
          announce
          title={`${formatNumber(count)}줄 가운데 ${formatNumber(accepted)}줄을 가져올 수 있어요`}
        >
          {refused.length > 0 ? '아래 줄은 빼고 가져와요. 고쳐서 다시 올려도 이미 있는 일정은 겹치지 않아요.' : null}
        </Alert>
      ) : (
        <Alert tone="danger" title="가져올 수 있는 줄이 없어요">
          아래 이유를 확인하고 고쳐서 다시 올려 주세요.
        </Alert>
      )}
      {refused.length > 0 ? (
        <Stack as="section" aria-label="가져올 수 없는 줄" gap={2}>
          <Heading as="h3" size="sm">{`가져올 수 없는 줄 ${formatNumber(refused.length)}개`}</Heading>
          <Box as="ul" css={LIST} tabIndex={0}>
            {refused.map(({ row, title, reasons }) => (
              <Box as="li" key={row} css={LINE}>
                <Text fontWeight="semibold">{`${row}행${title ? ` · ${title}` : ''}`}</Text>
                {reasons.map((reason) => (
                  <Text key={reason} size="sm" tone="danger">
                    {reason}
                  </Text>
                ))}
              </Box>
            ))}
          </Box>
        </Stack>
      ) : null}
      {preview.length > 0 ? (
        <Stack as="section" aria-label="가져올 줄" gap={2}>
          <Heading as="h3" size="sm">
            {accepted > preview.length ? `가져올 줄 (처음 ${preview.length}개)` : '가져올 줄'}
          </Heading>
          <Box as="ul" css={LIST} tabIndex={0}>
            {preview.map(({ row, title, category, contract, period }) => (
              <Box as="li" key={row} css={LINE}>
                <Text fontWeight="semibold">{`${row}행 · ${title}`}</Text>
                <Text size="sm" tone="subtle">
                  {[category, contract, period].filter(Boolean).join(' · ')}
                </Text>
              </Box>
            ))}
          </Box>
        </Stack>
      ) : null}
    </Stack>
  );
}
