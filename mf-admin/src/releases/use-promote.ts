import { useMutation } from '@danji/api-client';
import { getRegistry, listReleases, promoteRelease } from '@danji/contracts/releases/release.endpoints';
import { listStaffLog } from '@danji/contracts/staff-log/staff-log.endpoints';
import type { ReleaseRow } from '@danji/contracts/releases/release';
import { useConfirm, useToast } from '@danji/shell-sdk';
import { useState } from 'react';
import { REMOTE_LABELS } from './remote-names.ts';

export type Promotion = { promote: (target: Pick<ReleaseRow, 'remote' | 'release'>) => Promise<void>; isRunning: boolean };

/** Makes another release the active one of its remote, after asking. Refused when somebody else was faster since `revision`. */
export function usePromote(revision: number): Promotion {
  const mutation = useMutation(promoteRelease, { refreshes: [listReleases, getRegistry, listStaffLog] });
  // What the last promotion answered counts until the lists have caught up.
  const [answered, setAnswered] = useState(0);
  const confirm = useConfirm();
  const toast = useToast();
  const promote: Promotion['promote'] = async ({ remote, release }) => {
    const name = REMOTE_LABELS[remote];
    const isSure = await confirm({
      title: `${name} 화면을 ${release} 릴리스로 바꿀까요?`, description: '새로 여는 화면부터 바로 이 릴리스를 써요. 언제든 다시 바꿀 수 있어요.', confirmLabel: '적용', tone: 'danger',
    });
    if (!isSure) return;
    const outcome = await mutation.run({ body: { remote, release, revision: Math.max(revision, answered) } });
    if (outcome.ok) {
      setAnswered(outcome.data.revision);
      toast({ title: `${name} 화면에 ${release} 릴리스를 적용했어요`, tone: 'success' });
    } else toast({ title: '적용하지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
  return { promote, isRunning: mutation.isRunning };
}
