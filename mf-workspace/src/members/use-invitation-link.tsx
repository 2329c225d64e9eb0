import type { WorkMember } from '@danji/contracts/workspace/work-space';
import { useModal } from '@danji/shell-sdk';
import { InvitationLink } from './invitation-link.tsx';

/** Returns a function that shows the link of an invitation. */
export function useInvitationLink(): (member: WorkMember, title: string) => void {
  const modal = useModal();
  return (member, title) => void modal.open(() => <InvitationLink member={member} />, { title, size: 'sm' });
}
