import type { HostedRemote, Registry } from '@danji/contracts/releases/release';
import { isVisibleTo, type Visitor } from './contributions.ts';

/**
 * The remotes that fill a slot for an account: those in its menu, because the others have no content for it. A remote
 * without a menu entry is for everybody.
 */
export const listSlotRemotes = ({ remotes }: Registry, name: string, visitor: Visitor): HostedRemote[] =>
  remotes.filter(
    ({ slots, navigation }) =>
      slots.includes(name) && (navigation.length === 0 || navigation.some((item) => isVisibleTo(item, visitor))),
  );
