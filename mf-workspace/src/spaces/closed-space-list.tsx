import { useEndpoint } from '@danji/api-client';
import { webPaths } from '@danji/contracts/web-paths';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import { Link } from '@danji/shell-sdk/router';
import { Button, Card, Heading, Stack, Text } from '@danji/ui';
import { ActionLine } from '../shared/action-line.tsx';
import { describeClosed } from './space-text.ts';
import { useSpaceClosing } from './use-space-closing.ts';

function ClosedCard({ space }: { space: WorkSpace }) {
  const { restore, isRunning } = useSpaceClosing(space);
  return (
    <Card as="article" aria-label={space.title}>
      <ActionLine>
        <Stack gap={1}>
          <Heading as="h3" size="md">
            <Link to={webPaths.workspace(space.id)}>{space.title}</Link>
          </Heading>
          <Text size="sm" tone="muted">
            {describeClosed(space)}
          </Text>
        </Stack>
        <Button variant="outline" loading={isRunning} onClick={() => void restore()}>
          되살리기
        </Button>
      </ActionLine>
    </Card>
  );
}

/** The work spaces that the user, their master, has archived or deleted; nothing when there are none. */
export function ClosedSpaceList() {
  const { data } = useEndpoint(listWorkSpaces, { query: { mine: 'closed', page_size: 50 } });
  if (!data || data.results.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby="closed-spaces" gap={3}>
      <Heading as="h2" size="lg" id="closed-spaces">
        보관하거나 삭제한 워크스페이스
      </Heading>
      {data.results.map((space) => (
        <ClosedCard key={space.id} space={space} />
      ))}
    </Stack>
  );
}
