import { useMutation } from '@danji/api-client';
import { createWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import { useToast } from '@danji/shell-sdk';
import { Button } from '@danji/ui';

/** Requests to join a work space; its masters decide. */
export function JoinButton({ id, title }: { id: number; title: string }) {
  const toast = useToast();
  const ask = useMutation(createWorkMember);
  const join = async () => {
    const outcome = await ask.trigger({ body: { space_id: id } });
    toast(
      outcome.ok
        ? { title: `'${title}'에 참여를 요청했어요`, description: '관리자가 수락하면 알려 드릴게요.', tone: 'success' }
        : { title: outcome.error.title, tone: 'danger' },
    );
  };
  return (
    <Button variant="subtle" loading={ask.isRunning} aria-label={`${title} 참여 요청`} onClick={() => void join()}>
      참여 요청
    </Button>
  );
}
