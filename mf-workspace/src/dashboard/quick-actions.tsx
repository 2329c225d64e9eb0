import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Card, Grid, HStack, Icon, Text, type IconName } from '@danji/ui';

type Action = { label: string; icon: IconName; to: string };

const listActions = (id: number, mayExport: boolean): Action[] => [
  { label: '계약 등록', icon: 'calendar', to: webPaths.workspaceSchedule(id, 'new') },
  { label: 'AI 문서 쓰기', icon: 'sparkles', to: `${webPaths.workspace(id)}/documents/new` },
  { label: '요청하기', icon: 'headset', to: webPaths.workspaceRequest(id, 'new') },
  mayExport
    ? { label: '인수인계 내보내기', icon: 'package', to: webPaths.workspaceExport(id) }
    : { label: '멤버 보기', icon: 'users', to: webPaths.workspaceMembers(id) },
];

/** Links to the most frequent actions of managers. */
export const QuickActions = ({ spaceId, mayExport }: { spaceId: number; mayExport: boolean }) => (
  <Grid
    as="nav"
    aria-label="빠른 작업"
    gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
    gap={3}
  >
    {listActions(spaceId, mayExport).map(({ label, icon, to }) => (
      <Card key={label} asChild interactive paddingBlock={3}>
        <Link to={to}>
          <HStack gap={2.5} minHeight="11">
            <Icon name={icon} />
            <Text as="span" fontWeight="semibold">
              {label}
            </Text>
          </HStack>
        </Link>
      </Card>
    ))}
  </Grid>
);
