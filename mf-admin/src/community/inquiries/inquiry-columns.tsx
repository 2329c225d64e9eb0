import { InquiryState, type InquiryStateCode } from '@danji/contracts/codes/inquiry-state';
import { SupportCategory } from '@danji/contracts/codes/support-category';
import type { InquirySummary } from '@danji/contracts/community/inquiry';
import { formatDateTime } from '@danji/contracts/format/date';
import { describeInquirer } from './inquirer.ts';
import { Badge, HStack, Icon, Stack, Text, type TableColumn, type Tone } from '@danji/ui';
import { formatMinutes, minutesBetween } from '../../shared/duration.ts';

const TONES: Record<InquiryStateCode, Tone> = { 0: 'danger', 1: 'brand', 2: 'success', 3: 'neutral' };
const toOptions = (options: readonly { code: number; label: string }[]) =>
  options.map(({ code, label }) => ({ value: String(code), label }));

export const InquiryStateBadge = ({ state }: { state: InquiryStateCode }) => (
  <Badge tone={TONES[state]}>{InquiryState.label(state)}</Badge>
);

const Title = ({ inquiry: { question, ...asked } }: { inquiry: InquirySummary }) => (
  <Stack gap={0.5} textAlign="start">
    <HStack flexWrap="wrap" gap={1.5}>
      <Text as="span" fontWeight="semibold" overflowWrap="anywhere">
        {question.title}
      </Text>
      {question.file_count > 0 ? <Icon name="paperclip" size={16} label={`첨부파일 ${question.file_count}개`} /> : null}
    </HStack>
    <Text as="span" size="sm" tone="subtle" overflowWrap="anywhere">
      {describeInquirer(asked)}
    </Text>
  </Stack>
);

/** The columns of the inquiries; the list can be filtered by category and state. */
export const INQUIRY_COLUMNS: readonly TableColumn<InquirySummary>[] = [
  { key: 'title', header: '문의', cell: (inquiry) => <Title inquiry={inquiry} /> },
  {
    key: 'category',
    header: '분류',
    filter: { kind: 'choice', options: toOptions(SupportCategory.options) },
    cell: ({ category }) => SupportCategory.label(category),
  },
  {
    key: 'state',
    header: '상태',
    filter: { kind: 'choice', options: toOptions(InquiryState.options) },
    cell: ({ state }) => <InquiryStateBadge state={state} />,
  },
  { key: 'handler', header: '담당', cell: ({ handler }) => handler?.name ?? '-' },
  { key: 'created', header: '보낸 때', whole: true, cell: ({ created }) => formatDateTime(created) },
  {
    key: 'first_answered',
    header: '첫 답변까지',
    whole: true,
    hideOnCards: true,
    cell: ({ created, first_answered }) =>
      first_answered === null ? '-' : formatMinutes(minutesBetween(created, first_answered)),
  },
  {
    key: 'satisfaction',
    header: '만족도',
    whole: true,
    hideOnCards: true,
    cell: ({ satisfaction }) => (satisfaction === null ? '-' : `${satisfaction}점`),
  },
];
