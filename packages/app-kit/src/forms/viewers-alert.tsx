import type { Viewer, ViewerCalls } from '@danji/contracts/site/viewer';
import { useSession } from '@danji/shell-sdk';
import { Alert } from '@danji/ui';
import { useViewers } from './use-viewers.ts';

/** The most names in the title. */
const MAX_NAMES = 2;

type Described = { viewers: readonly Viewer[]; ownId: number | undefined; name: string };

/** Says who has the record open beside this tab; the account itself may have it in another one. */
function describeViewers({ viewers, ownId, name }: Described): string | undefined {
  const names = new Map(viewers.map(({ user }) => [user.id, user.name]));
  const hasOwnTab = ownId !== undefined && names.delete(ownId);
  if (names.size === 0) return hasOwnTab ? `다른 창에서도 이 ${name}를 열어 두었어요` : undefined;
  const listed = [...names.values()].slice(0, MAX_NAMES).join(', ');
  const rest = names.size - MAX_NAMES;
  return `${listed} 님${rest > 0 ? ` 외 ${rest}명` : ''}이 이 ${name}를 열어 두었어요`;
}

type ViewersAlertProps = {
  calls: ViewerCalls;
  recordId: number;
  /** The name of the record, which takes the particle 를. */
  name: '문서' | '공고';
};

/** Shows who else has the record open, before two users change it at the same time. */
export function ViewersAlert({ calls, recordId, name }: ViewersAlertProps) {
  const { user } = useSession();
  const title = describeViewers({ viewers: useViewers(calls, recordId), ownId: user?.id, name });
  return title === undefined ? null : (
    <Alert icon="users" title={title}>
      함께 고치면 나중에 저장하는 사람이 어느 내용을 남길지 골라야 해요.
    </Alert>
  );
}
