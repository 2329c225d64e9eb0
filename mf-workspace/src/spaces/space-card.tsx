import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Badge, Card, Flex, Heading, Icon, Stack, Text } from '@danji/ui';
import { describeLocation, describeRole, describeSize } from './space-text.ts';

/** A work space of the user (or of any complex, for our staff), as one link. */
export function SpaceCard({ space }: { space: WorkSpace }) {
  const location = describeLocation(space);
  return (
    <Card asChild interactive height="full">
      <Link to={webPaths.workspace(space.id)}>
        <Stack gap={3} height="full">
          <Flex gap={1.5} flexWrap="wrap">
            {space.is_current ? (
              <Badge tone="brand">
                <Icon name="check" size={16} />
                현재
              </Badge>
            ) : null}
            {space.my_role ? (
              <Badge tone={space.my_role === 'master' ? 'success' : 'neutral'}>{describeRole(space)}</Badge>
            ) : (
              <Badge>{`관리자 ${space.master_user.name}`}</Badge>
            )}
          </Flex>
          <Stack gap={1} flex="1">
            <Heading as="h3" size="md">
              {space.title}
            </Heading>
            {location ? (
              <Text size="sm" tone="muted">
                {location}
              </Text>
            ) : null}
          </Stack>
          <Text size="sm" tone="subtle" numeric>
            {describeSize(space)}
          </Text>
        </Stack>
      </Link>
    </Card>
  );
}

/** Grid columns for cards: one column on phones, three on desktops. */
export const SPACE_COLUMNS = {
  base: 'minmax(0, 1fr)',
  md: 'repeat(2, minmax(0, 1fr))',
  xl: 'repeat(3, minmax(0, 1fr))',
};
