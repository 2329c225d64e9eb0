import type { NavigationItem } from '@danji/contracts/releases/contributions';
import type { HostedRemote, Registry } from '@danji/contracts/releases/release';
import { isVisibleTo, type Visitor } from './contributions.ts';

export type MenuEntry = Pick<NavigationItem, 'label' | 'path' | 'tab' | 'icon'>;

/** The menu entries of some remotes for an account, in their order. */
export const listMenuEntries = (remotes: readonly HostedRemote[], visitor: Visitor): NavigationItem[] =>
  remotes
    .flatMap(({ navigation }) => navigation)
    .filter((item) => isVisibleTo(item, visitor))
    .toSorted((a, b) => a.order - b.order);

/** The menu of an account. */
export const toMenu = ({ remotes }: Registry, visitor: Visitor): MenuEntry[] => listMenuEntries(remotes, visitor);
