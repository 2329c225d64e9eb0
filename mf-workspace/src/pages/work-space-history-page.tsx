import { Page, PagedHistory } from '@danji/app-kit';
import { webPaths } from '@danji/contracts/web-paths';
import type { WorkSpaceChange } from '@danji/contracts/workspace/space-change';
import { listWorkSpaceChanges } from '@danji/contracts/workspace/space-change.endpoints';
import { Card, ListSkeleton } from '@danji/ui';
import { formatChange, labelChange } from '@danji/contracts/workspace/work-space-details-text';
import { SpaceFrame } from '../spaces/space-frame.tsx';

const KINDS: Record<WorkSpaceChange['kind'], string> = {
  created: '워크스페이스를 만들었어요',
  imported: 'K-apt에서 가져왔어요',
  changed: '고쳤어요',
};

const toEntry = ({ id, kind, user, created, fields }: WorkSpaceChange) => ({
  id,
  title: `${user ? `${user.name} 님이` : '단지 운영팀이'} ${KINDS[kind]}`,
  at: created,
  changes: fields.map(({ field, before, after }) => ({
    label: labelChange(field),
    before: formatChange(field, before),
    after: formatChange(field, after),
  })),
});

/** `/workspace/:id/history`: who changed which details of the complex and when, for every member. */
export const WorkSpaceHistoryPage = () => (
  <SpaceFrame skeleton={<ListSkeleton count={5} />}>
    {(space) => (
      <Page
        description="누가 언제 무엇을 고쳤는지 남아요."
        back={{ path: webPaths.workspace(space.id), label: '대시보드' }}
      >
        <Card>
          <PagedHistory
            key={space.id}
            call={listWorkSpaceChanges}
            id={space.id}
            label="단지 정보 변경 이력"
            empty={{ title: '아직 바뀐 적이 없어요', description: '단지 정보를 고치면 여기에 남아요.' }}
            toEntry={toEntry}
          />
        </Card>
      </Page>
    )}
  </SpaceFrame>
);
