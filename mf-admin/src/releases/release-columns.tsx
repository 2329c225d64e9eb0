import { formatDateTime } from '@danji/contracts/format/date';
import { formatBytes } from '@danji/contracts/format/number';
import type { ReleaseRow } from '@danji/contracts/releases/release';
import { Badge, Button, type TableColumn, type Tone } from '@danji/ui';
import { REMOTE_LABELS } from './remote-names.ts';
import type { Promotion } from './use-promote.ts';

const STATES: Readonly<Record<ReleaseRow['state'], { label: string; tone: Tone }>> = {
  active: { label: '사용 중', tone: 'success' }, previous: { label: '바로 전', tone: 'brand' }, uploaded: { label: '적용한 적 없음', tone: 'neutral' }, retired: { label: '예전 것', tone: 'neutral' },
};

/** The columns of the uploaded releases; all but the active one can be made active. */
export const toReleaseColumns = ({ promote, isRunning }: Promotion): readonly TableColumn<ReleaseRow>[] => [
  { key: 'release', header: '릴리스', cell: ({ release }) => release },
  { key: 'remote', header: '화면', cell: ({ remote }) => REMOTE_LABELS[remote] },
  { key: 'state', header: '상태', cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge> },
  { key: 'commit', header: '커밋', hideOnCards: true, cell: ({ commit }) => commit },
  { key: 'bytes', header: '크기', align: 'end', cell: ({ bytes }) => formatBytes(bytes) },
  { key: 'created', header: '올린 시각', cell: ({ created }) => formatDateTime(created) },
  {
    key: 'promote', header: '적용', align: 'end',
    cell: (row) => (row.state === 'active' ? null : (
      <Button size="sm" variant="outline" loading={isRunning} aria-label={`${REMOTE_LABELS[row.remote]} ${row.release} 적용`} onClick={() => void promote(row)}>적용</Button>
    )),
  },
];
