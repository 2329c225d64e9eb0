import type { HostedRemote, Registry } from '@danji/contracts/releases/release';
import { isFor, type Visitor } from './menu.ts';

/** The remotes that fill a slot for a visitor: those they see in their menu, the others would have nothing to say. One without a menu entry speaks to everybody. */
export const listFillers = ({ remotes }: Registry, name: string, visitor: Visitor): HostedRemote[] =>
  remotes.filter(
    ({ slots, navigation }) =>
      slots.includes(name) && (navigation.length === 0 || navigation.some((item) => isFor(item, visitor))),
  );
