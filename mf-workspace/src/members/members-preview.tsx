import { useEndpoint } from '@danji/api-client';
import { SPACE_ROLE_LABELS } from '@danji/contracts/workspace/space-role';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { listWorkMembers } from '@danji/contracts/workspace/work-space.endpoints';
import { EditState } from '@danji/contracts/codes/edit-state';
import { formatJobGrade } from '@danji/contracts/codes/job-grade';
import { formatNumber } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Avatar, Badge, Box, Card, FailedState, Flex, Heading, ListSkeleton, Stack, Text } from '@danji/ui';
import { nameOf } from '../shared/member-name.ts';
import { describeState } from './member-text.ts';

const MAX_VISIBLE = 5;

/** The first members of a work space; those who wait for an answer come before all others. */
export function MembersPreview({ space }: { space: WorkSpace }) {
  const { data, error, refresh, isRefreshing } = useEndpoint(listWorkMembers, {
    query: { space_id: space.id, page_size: MAX_VISIBLE },
  });
  return (
    <Card as="section" aria-label="멤버">
      <Stack gap={3}>
        <Flex justifyContent="space-between" alignItems="center" gap={2}>
          <Heading as="h2" size="md">{`멤버 ${formatNumber(space.member_count)}명`}</Heading>
          <Anchor asChild>
            <Link to={webPaths.workspaceMembers(space.id)}>모두 보기</Link>
          </Anchor>
        </Flex>
        {error && !data ? (
          <FailedState compact description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
        ) : null}
        {!data && !error ? <ListSkeleton count={3} /> : null}
        {data ? (
          <Stack as="ul" gap={3}>
            {data.results.map((member) => (
              <Flex as="li" key={member.id} gap={3} flexWrap="wrap" alignItems="center">
                <Avatar name={member.user.name} src={member.user.profile_image_url} />
                <Box flex="1 1 7rem" minWidth={0}>
                  <Text fontWeight="semibold">{nameOf(member)}</Text>
                  <Text size="sm" tone="subtle">
                    {[formatJobGrade(member.job_grade), SPACE_ROLE_LABELS[member.role]]
                      .filter((part) => part !== '-')
                      .join(' · ')}
                  </Text>
                </Box>
                {member.edit_state_type === EditState.DONE ? null : (
                  <Badge tone={describeState(member).tone}>{describeState(member).label}</Badge>
                )}
              </Flex>
            ))}
          </Stack>
        ) : null}
      </Stack>
    </Card>
  );
}
