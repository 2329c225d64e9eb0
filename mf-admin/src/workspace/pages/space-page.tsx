import { Page, RecordScreen } from '@danji/app-kit';
import { useEndpoint } from '@danji/api-client';
import { getWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useParams } from '@danji/shell-sdk/router';
import { Button, Stack } from '@danji/ui';
import { ClosedSpaceBadge } from '../../shared/closed-space-badge.tsx';
import { DetailCard } from '../../shared/detail-card.tsx';
import { SpaceDetails } from '../spaces/space-details.tsx';
import { SpaceMembers } from '../spaces/space-members.tsx';

const LIST = { path: webPaths.adminSpaces, label: '워크스페이스 목록' };

/** Shows one work space with its details, members and master. */
export function SpacePage() {
  const { id = '' } = useParams();
  return (
    <RecordScreen
      record={useEndpoint(getWorkSpace, { params: { id } })}
      name="워크스페이스"
      list={LIST}
      missing={{ title: '워크스페이스가 없어요', description: '주소가 바뀌었을 수 있어요.' }}
    >
      {(space) => (
        <Page
          title={space.title}
          description={[`대표 관리자 ${space.master_user.name}`, space.address1].filter(Boolean).join(' · ')}
          back={LIST}
          actions={
            <>
              <ClosedSpaceBadge space={space} />
              <Button asChild variant="outline" icon="external-link">
                <Link to={webPaths.workspace(space.id)}>워크스페이스 열기</Link>
              </Button>
            </>
          }
        >
          <Stack gap={4}>
            <SpaceMembers key={space.id} space={space} />
            <DetailCard title="단지 정보">
              <SpaceDetails space={space} />
            </DetailCard>
          </Stack>
        </Page>
      )}
    </RecordScreen>
  );
}
