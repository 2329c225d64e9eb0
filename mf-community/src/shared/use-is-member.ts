import { useSession } from '@danji/shell-sdk';

/** Whether a general member or a vendor is signed in: who takes part in the community. */
export function useIsMember(): boolean {
  const { kind } = useSession();
  return kind === 'general' || kind === 'brand';
}
