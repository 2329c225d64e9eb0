import { formatDateTime } from '@danji/contracts/format/date';
import { formatBytes } from '@danji/contracts/format/number';
import type { ReleaseRow } from '@danji/contracts/releases/release';
import { REMOTES } from '@danji/contracts/releases/remotes';
import { Badge, type TableColumn, type Tone } from '@danji/ui';
import type { ReactNode } from 'react';

const STATES: Readonly<Record<ReleaseRow['state'], { label: string; tone: Tone }>> = {
  active: { label: '사용 중', tone: 'success' },
  candidate: { label: '시험 중', tone: 'accent' },
  previous: { label: '바로 전', tone: 'brand' },
  uploaded: { label: '적용한 적 없음', tone: 'neutral' },
  retired: { label: '예전 것', tone: 'neutral' },
  revoked: { label: '회수함', tone: 'danger' },
};

/** The columns of the uploaded releases; `toMenu` renders the menu of a row. */
export const toReleaseColumns = (toMenu: (row: ReleaseRow) => ReactNode): readonly TableColumn<ReleaseRow>[] => [
  { key: 'release', header: '릴리스', cell: ({ release }) => release },
  { key: 'remote', header: '화면', cell: ({ remote }) => REMOTES[remote].label },
  { key: 'state', header: '상태', cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge> },
  { key: 'commit', header: '커밋', hideOnCards: true, cell: ({ commit }) => commit },
  { key: 'bytes', header: '크기', align: 'end', cell: ({ bytes }) => formatBytes(bytes) },
  { key: 'created', header: '올린 시각', whole: true, cell: ({ created }) => formatDateTime(created) },
  { key: 'menu', header: '처리', align: 'end', alwaysVisible: true, cell: toMenu },
];
