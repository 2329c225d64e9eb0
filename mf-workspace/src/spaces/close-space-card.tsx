import { SPACE_RETENTION_DAYS } from '@danji/contracts/workspace/space-closing';
import { webPaths } from '@danji/contracts/web-paths';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { useNavigate } from '@danji/shell-sdk/router';
import { Button, Card, Flex, Heading, Stack, Text } from '@danji/ui';
import { useSpaceClosing } from './use-space-closing.ts';

/** Archives or deletes a work space; its master finds it among the archived ones. */
export function CloseSpaceCard({ space }: { space: WorkSpace }) {
  const navigate = useNavigate();
  const { archive, remove, isRunning } = useSpaceClosing(space);
  const leaveAfter = async (close: () => Promise<boolean>) => {
    if (await close()) await navigate(webPaths.workspaces);
  };
  return (
    <Card as="section" aria-label="보관하거나 삭제하기">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading as="h2" size="md">
            보관하거나 삭제하기
          </Heading>
          <Text tone="muted">
            {`더 쓰지 않는 워크스페이스는 보관해 두고 언제든 되살릴 수 있어요. 삭제하면 ${SPACE_RETENTION_DAYS}일 뒤에 모두 지워져요.`}
          </Text>
        </Stack>
        <Flex gap={2} flexWrap="wrap">
          <Button variant="outline" icon="package" disabled={isRunning} onClick={() => void leaveAfter(archive)}>
            보관
          </Button>
          <Button variant="danger" icon="trash" disabled={isRunning} onClick={() => void leaveAfter(remove)}>
            삭제
          </Button>
        </Flex>
      </Stack>
    </Card>
  );
}
