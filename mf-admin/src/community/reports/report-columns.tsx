import { HoldReason } from '@danji/contracts/codes/moderation-codes';
import { ReportedKind, ReviewState, type ReviewStateCode } from '@danji/contracts/codes/report-codes';
import type { ReviewCaseLine } from '@danji/contracts/community/report';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { Badge, HStack, Stack, Text, type TableColumn, type Tone } from '@danji/ui';

const TONES: Record<ReviewStateCode, Tone> = { 0: 'danger', 1: 'neutral', 2: 'warning' };
const toOptions = (options: readonly { code: number; label: string }[]) =>
  options.map(({ code, label }) => ({ value: String(code), label }));

/** The state of a case, whether it is hidden meanwhile, and whether its author has written against it. */
export const CaseBadges = ({ line: { state, is_hidden, held, appealed } }: { line: ReviewCaseLine }) => (
  <HStack gap={1.5} flexWrap="wrap">
    <Badge tone={TONES[state]}>{ReviewState.label(state)}</Badge>
    {held === null ? null : <Badge tone="accent">{`공개 전 확인 · ${HoldReason.label(held)}`}</Badge>}
    {state === ReviewState.OPEN && is_hidden && held === null ? <Badge tone="warning">검토 중 가림</Badge> : null}
    {appealed === null ? null : <Badge tone="brand">소명 있음</Badge>}
  </HStack>
);

const Excerpt = ({ line: { excerpt, author } }: { line: ReviewCaseLine }) => (
  <Stack gap={0.5} textAlign="start">
    <Text as="span" fontWeight="semibold" overflowWrap="anywhere" lineClamp={2}>
      {excerpt || '글 없는 사진'}
    </Text>
    <Text as="span" size="sm" tone="subtle" overflowWrap="anywhere">
      {author.nickname}
    </Text>
  </Stack>
);

/** The columns of the reports; the list can be filtered by state and kind. */
export const REPORT_COLUMNS: readonly TableColumn<ReviewCaseLine>[] = [
  { key: 'excerpt', header: '내용', cell: (line) => <Excerpt line={line} /> },
  {
    key: 'kind',
    header: '종류',
    filter: { kind: 'choice', options: toOptions(ReportedKind.options) },
    cell: ({ kind }) => ReportedKind.label(kind),
  },
  { key: 'reports', header: '신고', whole: true, cell: ({ reports }) => `${formatNumber(reports)}건` },
  {
    key: 'state',
    header: '상태',
    filter: { kind: 'choice', options: toOptions(ReviewState.options) },
    cell: (line) => <CaseBadges line={line} />,
  },
  { key: 'handler', header: '처리한 사람', cell: ({ handler }) => handler?.name ?? '-' },
  { key: 'created', header: '접수', whole: true, cell: ({ created }) => formatDateTime(created) },
];
