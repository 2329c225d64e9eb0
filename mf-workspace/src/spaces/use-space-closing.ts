import { useMutation } from '@danji/api-client';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { SPACE_RETENTION_DAYS } from '@danji/contracts/workspace/space-closing';
import {
  archiveWorkSpace,
  deleteWorkSpace,
  restoreWorkSpace,
} from '@danji/contracts/workspace/space-closing.endpoints';
import { useConfirm, useToast } from '@danji/shell-sdk';

/** Archives, deletes and restores a work space; resolves to whether it was done, and a failure is shown as a toast. */
export function useSpaceClosing({ id, title }: Pick<WorkSpace, 'id' | 'title'>) {
  const [confirm, toast] = [useConfirm(), useToast()];
  const [archiving, deletion, restoring] = [
    useMutation(archiveWorkSpace),
    useMutation(deleteWorkSpace, { isReadableAfter: true }),
    useMutation(restoreWorkSpace),
  ];
  const input = { params: { id } };
  const showResult = (outcome: { ok: true } | { ok: false; error: { title: string } }, done: string): boolean => {
    toast(outcome.ok ? { title: done, tone: 'success' } : { title: outcome.error.title, tone: 'danger' });
    return outcome.ok;
  };
  return {
    isRunning: archiving.isRunning || deletion.isRunning || restoring.isRunning,
    archive: async () =>
      (await confirm({
        title: `'${title}' 워크스페이스를 보관할까요?`,
        description:
          '멤버 모두 들어갈 수 없게 되고, 알림으로 알려 드려요. 내용은 그대로 남아 언제든 되살릴 수 있어요. 인수인계 자료가 필요하면 먼저 내보내 주세요.',
        confirmLabel: '보관',
      })) && showResult(await archiving.trigger(input), `'${title}' 워크스페이스를 보관했어요`),
    remove: async () =>
      (await confirm({
        title: `'${title}' 워크스페이스를 삭제할까요?`,
        description: `멤버 모두 바로 들어갈 수 없게 돼요. ${SPACE_RETENTION_DAYS}일 안에는 되살릴 수 있고, 그 뒤에는 계약과 문서, 요청, 파일이 모두 지워져요. 먼저 인수인계 자료를 내보내 두세요.`,
        confirmLabel: '삭제',
        tone: 'danger',
      })) && showResult(await deletion.trigger(input), `'${title}' 워크스페이스를 삭제했어요`),
    restore: async () => showResult(await restoring.trigger(input), `'${title}' 워크스페이스를 되살렸어요`),
  };
}
