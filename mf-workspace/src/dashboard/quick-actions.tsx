import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Card, Grid, HStack, Icon, Text, upToColumns, type IconName } from '@danji/ui';

type Action = { label: string; icon: IconName; to: string };

type QuickActionsProps = { spaceId: number; mayExport: boolean; mayWriteNotices: boolean };

const listActions = ({ spaceId: id, mayExport, mayWriteNotices }: QuickActionsProps): Action[] => [
  { label: '계약 등록', icon: 'calendar', to: webPaths.workspaceSchedule(id, 'new') },
  { label: '우리 단지 공고', icon: 'gavel', to: `${webPaths.bids}?space_id=${id}` },
  mayWriteNotices
    ? { label: '입찰공고 쓰기', icon: 'pencil', to: `${webPaths.newBid}?space_id=${id}` }
    : { label: '받은 제안', icon: 'inbox', to: webPaths.bidRequests },
  { label: 'AI 문서 쓰기', icon: 'sparkles', to: `${webPaths.workspace(id)}/documents/new` },
  { label: '요청하기', icon: 'headset', to: webPaths.workspaceRequest(id, 'new') },
  mayExport
    ? { label: '인수인계 내보내기', icon: 'package', to: webPaths.workspaceExport(id) }
    : { label: '멤버 보기', icon: 'users', to: webPaths.workspaceMembers(id) },
];

/** Links to the most frequent actions of managers. */
export const QuickActions = (props: QuickActionsProps) => (
  <Grid
    as="nav"
    aria-label="빠른 작업"
    gridTemplateColumns={{ base: upToColumns(2, '8rem'), md: 'repeat(3, minmax(0, 1fr))' }}
    gap={3}
  >
    {listActions(props).map(({ label, icon, to }) => (
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
