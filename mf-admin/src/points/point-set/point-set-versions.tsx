import { usePagedList } from '@danji/api-client';
import { History, ListSection } from '@danji/app-kit';
import type { PointSetVersion } from '@danji/contracts/points/point-set';
import { listPointSetVersions } from '@danji/contracts/points/point-set.endpoints';
import { ListSkeleton } from '@danji/ui';
import { POINT_SET_FIELDS, toSetText } from './point-set-text.ts';

const toEntry = (version: PointSetVersion) => ({
  id: version.id,
  title: version.previous ? '설정 변경' : '처음 설정',
  by: version.updated_by.name,
  at: version.created,
  changes: POINT_SET_FIELDS.filter(({ name }) => version.previous?.[name] !== version[name]).map(({ name, label }) => ({
    label,
    before: version.previous ? toSetText(name, version.previous[name]) : '없음',
    after: toSetText(name, version[name]),
  })),
});

/** Lists the changes of the point set: the operator, the moment, and the values before and after. */
export const PointSetVersions = () => (
  <ListSection
    list={usePagedList(listPointSetVersions)}
    label="변경 이력"
    empty={{ compact: true, icon: 'history', title: '아직 바뀐 내용이 없어요' }}
    skeleton={<ListSkeleton count={3} />}
  >
    {(rows) => <History entries={rows.map(toEntry)} />}
  </ListSection>
);
