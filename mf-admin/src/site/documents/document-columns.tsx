import type { DocumentState, StaffDocumentSummary } from '@danji/contracts/site/system-document';
import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { Badge, IconButton, type TableColumn, type Tone } from '@danji/ui';

const STATES: Readonly<Record<DocumentState, { label: string; tone: Tone }>> = {
  in_force: { label: '시행중', tone: 'success' },
  announced: { label: '예정', tone: 'brand' },
  past: { label: '지난', tone: 'neutral' },
};

const VERSION_COLUMNS: readonly TableColumn<StaffDocumentSummary>[] = [
  { key: 'version', header: '판', cell: ({ version }) => `제${version}판`, exportValue: ({ version }) => version },
  {
    key: 'state',
    header: '상태',
    cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>,
    exportValue: ({ state }) => STATES[state].label,
  },
  {
    key: 'effective_date',
    header: '시행일',
    width: '8rem',
    whole: true,
    cell: ({ effective_date }) => formatDate(effective_date),
    exportValue: ({ effective_date }) => formatDate(effective_date),
  },
  {
    key: 'change_summary',
    header: '바뀐 점',
    hideOnCards: true,
    truncate: true,
    width: '14rem',
    cell: ({ change_summary }) => change_summary || '-',
    exportValue: ({ change_summary }) => change_summary,
  },
  {
    key: 'requires_consent',
    header: '다시 동의',
    cell: ({ requires_consent }) => (requires_consent ? '받아요' : '-'),
    exportValue: ({ requires_consent }) => (requires_consent ? '받아요' : ''),
  },
  {
    key: 'agreed_count',
    header: '동의한 회원',
    align: 'end',
    cell: ({ agreed_count }) => `${formatNumber(agreed_count)}명`,
    exportValue: ({ agreed_count }) => agreed_count,
  },
  {
    key: 'author',
    header: '만든 사람',
    cell: ({ author }) => author?.name ?? '기본 제공',
    exportValue: ({ author }) => author?.name ?? '기본 제공',
  },
  {
    key: 'created',
    header: '만든 때',
    hideOnCards: true,
    width: '10.5rem',
    whole: true,
    cell: ({ created }) => formatDateTime(created),
    exportValue: ({ created }) => formatDateTime(created),
  },
];

type Actions = { isRunning: boolean; onWithdraw: (line: StaffDocumentSummary) => void };

/** The columns of the versions; an announced version can be withdrawn. */
export const toDocumentColumns = ({ isRunning, onWithdraw }: Actions): readonly TableColumn<StaffDocumentSummary>[] => [
  ...VERSION_COLUMNS,
  {
    key: 'actions',
    header: '취소',
    align: 'end',
    cell: (line) =>
      line.state === 'announced' ? (
        <IconButton
          size="sm"
          icon="trash"
          label={`제${line.version}판 시행 취소`}
          disabled={isRunning}
          onClick={() => onWithdraw(line)}
        />
      ) : null,
  },
];
