import { useSession } from '@danji/shell-sdk';

/** Whether a general member or a vendor is signed in; a visitor who only browses with an account is none. */
export function useIsMember(): boolean {
  const { kind, isTemp } = useSession();
  return (kind === 'general' || kind === 'brand') && !isTemp;
}
