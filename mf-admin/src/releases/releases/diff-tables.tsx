import { formatBytes, formatNumber } from '@danji/contracts/format/number';
import type { ContractPart, FileChange, PartChange, ReleaseDiff } from '@danji/contracts/releases/diff-releases';
import { Badge, DataTable, EmptyState, Text, type TableColumn, type Tone } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';

const KINDS: Readonly<Record<FileChange['kind'], { label: string; tone: Tone }>> = {
  added: { label: '더함', tone: 'success' },
  removed: { label: '뺌', tone: 'danger' },
  changed: { label: '바꿈', tone: 'brand' },
};

const PART_LABELS: Readonly<Record<ContractPart, string>> = {
  contract: '규약 판',
  sdk: 'shell-sdk 범위',
  symbols: '셸에서 쓰는 것',
  shared: '함께 쓰는 모듈',
  calls: 'API 호출',
  routes: '주소',
  navigation: '메뉴',
  slots: '끼우는 자리',
  contributions: '셸에 더하는 것',
};

/** The values of the contract parts are readable, except those of calls, which are hashes. */
const toDetail = ({ part, kind, before, after }: PartChange): string => {
  if (part === 'calls') return kind === 'changed' ? '주고받는 내용이 달라졌어요' : '';
  if (part === 'contributions') return kind === 'changed' ? '내용이 달라졌어요' : '';
  if (kind === 'changed') return `${before ?? ''} → ${after ?? ''}`;
  return part === 'navigation' || part === 'shared' ? (after ?? before ?? '') : '';
};

const kindColumn = {
  key: 'kind',
  header: '바뀜',
  cell: ({ kind }: Pick<FileChange, 'kind'>) => <Badge tone={KINDS[kind].tone}>{KINDS[kind].label}</Badge>,
};

const CONTRACT_COLUMNS: readonly TableColumn<PartChange>[] = [
  { key: 'name', header: '이름', cell: ({ name }) => name },
  { key: 'part', header: '종류', cell: ({ part }) => PART_LABELS[part] },
  kindColumn,
  { key: 'detail', header: '내용', cell: (change) => toDetail(change) || '-' },
];

const toSize = (bytes: number | null): string => (bytes === null ? '-' : formatBytes(bytes));

/** Formats a difference in size: `+1.2KB`, `0` when the size is the same. */
export const toGrowth = (before: number, after: number): string =>
  after === before ? '크기 그대로' : `${after > before ? '+' : '−'}${formatBytes(Math.abs(after - before))}`;

const FILE_COLUMNS: readonly TableColumn<FileChange>[] = [
  { key: 'name', header: '파일', cell: ({ name }) => name },
  kindColumn,
  { key: 'before', header: '전', align: 'end', cell: ({ before }) => toSize(before) },
  { key: 'after', header: '후', align: 'end', cell: ({ after }) => toSize(after) },
  { key: 'growth', header: '차이', align: 'end', cell: ({ before, after }) => toGrowth(before ?? 0, after ?? 0) },
];

/** Shows the differences between two releases: their requirements of shell and server, and their files. */
export function DiffTables({ diff }: { diff: ReleaseDiff }) {
  return (
    <>
      <DetailCard title={`규약 ${formatNumber(diff.contract.length)}가지`}>
        {diff.contract.length > 0 ? (
          <DataTable
            label="규약에서 달라진 것"
            columns={CONTRACT_COLUMNS}
            rows={diff.contract}
            rowKey={({ part, name }) => `${part} ${name}`}
          />
        ) : (
          <EmptyState
            compact
            icon="check"
            title="규약은 그대로예요"
            description="셸과 서버에 바라는 것, 메뉴와 주소가 같아요."
          />
        )}
      </DetailCard>
      <DetailCard
        title={`파일 ${formatNumber(diff.files.length)}개`}
        aside={<Text size="sm" tone="subtle" numeric>{`그대로 ${formatNumber(diff.sameFiles)}개`}</Text>}
      >
        {diff.files.length > 0 ? (
          <DataTable label="달라진 파일" columns={FILE_COLUMNS} rows={diff.files} rowKey={({ name }) => name} />
        ) : (
          <EmptyState compact icon="check" title="파일이 모두 같아요" />
        )}
      </DetailCard>
    </>
  );
}
