import { usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import { findWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import type { ResponseOf } from '@danji/contracts/define-endpoint';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button, Card, Heading, Stack, Text } from '@danji/ui';
import { describeLocation } from '../spaces/space-text.ts';
import { MembershipAction } from '../spaces/membership-action.tsx';
import { ActionLine } from '../shared/action-line.tsx';

type Found = ResponseOf<typeof findWorkSpaces>['results'][number];

/** `/workspace/find`: finds the user's complex among all work spaces and requests to join. */
export function WorkSpaceFindPage() {
  const list = usePagedList(findWorkSpaces, { filters: { search: 'text' } });
  const make = (
    <Button asChild variant="outline">
      <Link to={webPaths.newWorkspace}>새로 만들기</Link>
    </Button>
  );
  return (
    <ListScreen
      label="워크스페이스"
      width="prose"
      lead="우리 단지를 찾아 참여를 요청하세요. 관리자가 수락하면 함께할 수 있어요."
      // Nothing is listed before there is a query.
      list={list.isFiltered ? list : { ...list, rows: [], count: 0 }}
      searchLabel="단지 이름, 건물, 주소, 단지 코드"
      empty={{
        icon: 'search',
        title: '단지 이름을 적어 보세요',
        description: '두 글자만 적어도 찾을 수 있어요.',
        action: make,
      }}
      noMatch={{
        icon: 'building',
        title: '아직 등록되지 않은 단지예요',
        description: '우리 단지가 없다면 새로 만들고 함께 일할 사람을 초대해 보세요.',
        action: make,
      }}
    >
      {(rows) => (
        <Stack as="ul" gap={3}>
          {rows.map((space) => (
            <li key={space.id}>
              <FoundCard space={space} />
            </li>
          ))}
        </Stack>
      )}
    </ListScreen>
  );
}

function FoundCard({ space }: { space: Found }) {
  return (
    <Card>
      <ActionLine>
        <Stack gap={1}>
          <Heading as="h2" size="md">
            {space.title}
          </Heading>
          <Text size="sm" tone="muted">
            {describeLocation(space) || '주소를 아직 적지 않았어요'}
          </Text>
          <Text size="sm" tone="subtle">{`관리자 ${space.master_user.name}`}</Text>
        </Stack>
        <MembershipAction space={space} />
      </ActionLine>
    </Card>
  );
}
