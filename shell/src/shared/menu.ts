import { isInAudience } from '@danji/contracts/audience';
import { getOwn } from '@danji/contracts/get-own';
import type { NavigationItem, Registry } from '@danji/contracts/releases/release';
import type { SessionView } from '@danji/shell-sdk';
import type { IconName } from '@danji/ui';

export type Visitor = Pick<SessionView, 'kind' | 'isAdmin'>;
export type MenuEntry = Pick<NavigationItem, 'label' | 'path' | 'tab'> & { icon: IconName };

const ICONS: Readonly<Record<string, IconName>> = {
  building: 'building',
  workspace: 'building',
  gavel: 'gavel',
  bids: 'gavel',
  community: 'message-circle',
  'message-circle': 'message-circle',
  shop: 'shopping-bag',
  'shopping-bag': 'shopping-bag',
  points: 'coins',
  coins: 'coins',
  admin: 'shield-check',
  'shield-check': 'shield-check',
  dashboard: 'dashboard',
  users: 'users',
  store: 'store',
  briefcase: 'briefcase',
  settings: 'settings',
  help: 'help',
  calendar: 'calendar',
};

/** Whether the audience of a menu entry includes an account. */
export const isVisibleTo = ({ audience }: NavigationItem, { kind, isAdmin }: Visitor) =>
  isInAudience(audience, kind && { kind, isAdmin });

/** The menu of an account: the entries that the hosted remotes declare for it, in their order. */
export const toMenu = ({ remotes }: Registry, visitor: Visitor): MenuEntry[] =>
  remotes
    .flatMap(({ navigation }) => navigation)
    .filter((item) => isVisibleTo(item, visitor))
    .toSorted((a, b) => a.order - b.order)
    .map(({ label, path, tab, icon }) => ({ label, path, tab, icon: getOwn(ICONS, icon) ?? 'layers' }));
