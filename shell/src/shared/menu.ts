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

const isUnder = (pathname: string, path: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

/** Whether another entry is nearer to an address (`/companies/mine` than `/companies`): only the nearest is the current one. */
export const hasNearer = (menu: readonly MenuEntry[], path: string, pathname: string): boolean =>
  menu.some((other) => isUnder(other.path, path) && other.path !== path && isUnder(pathname, other.path));
