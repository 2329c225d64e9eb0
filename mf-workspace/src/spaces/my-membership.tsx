import { useMutation } from '@danji/api-client';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { switchWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { formatJobGrade } from '@danji/contracts/codes/job-grade';
import { useToast } from '@danji/shell-sdk';
import { Badge, Button, Card, DescriptionList, Flex, Heading, Stack } from '@danji/ui';
import { describeRole } from './space-text.ts';

/** The signed-in user's membership of this work space, and whether they work here now; renders nothing for our staff. */
export function MyMembership({ space }: { space: WorkSpace }) {
  const toast = useToast();
  const change = useMutation(switchWorkSpace);
  if (!space.my_role) return null;
  const choose = async () => {
    const outcome = await change.trigger({ body: { space_id: space.id } });
    toast(
      outcome.ok
        ? { title: '지금부터 이 워크스페이스에서 일해요', tone: 'success' }
        : { title: outcome.error.title, tone: 'danger' },
    );
  };
  return (
    <Card as="section" aria-label="내 역할">
      <Stack gap={2}>
        <Flex justifyContent="space-between" alignItems="center" gap={2}>
          <Heading as="h2" size="md">
            내 역할
          </Heading>
          {space.is_current ? <Badge tone="brand">현재 워크스페이스</Badge> : null}
        </Flex>
        <DescriptionList
          items={[
            { term: '역할', detail: describeRole(space) },
            { term: '직급', detail: formatJobGrade(space.job_grade) },
          ]}
        />
        {space.is_current ? null : (
          <Button variant="subtle" icon="check" fullWidth loading={change.isRunning} onClick={() => void choose()}>
            현재 워크스페이스로 정하기
          </Button>
        )}
      </Stack>
    </Card>
  );
}
