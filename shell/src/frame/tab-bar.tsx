import { toSignInPath } from '@danji/contracts/rules/sign-in-path';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { NavLink, useLocation } from '@danji/shell-sdk/router';
import { Anchor, Box, Icon, Text, toIconName } from '@danji/ui';
import { hasNearer, type MenuEntry } from '../shared/menu.ts';

const MAX_TABS = 5;
type Tab = Omit<MenuEntry, 'tab'>;

const HOME: Tab = { label: '홈', path: webPaths.home, icon: 'home' };
const MEMBER_TABS: Tab[] = [
  { label: '알림', path: webPaths.notifications, icon: 'bell' },
  { label: '내 정보', path: webPaths.me, icon: 'user' },
];

const TAB = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.5,
  flex: '1',
  minWidth: 0,
  minHeight: '3.5rem',
  color: 'fg.subtle',
  borderRadius: 0,
  _currentPage: { color: 'brand.fg', '& p': { fontWeight: 'bold' } },
  _focusVisible: { outlineOffset: '-3px' },
} as const;

/** A long label in a large font wraps to two lines. */
const LABEL = {
  maxWidth: 'full',
  textAlign: 'center',
  textWrap: 'balance',
  lineHeight: '1.3',
  overflowWrap: 'anywhere',
} as const;

/** The main menu at the bottom of the screen, below 1,024 px; free positions go to the account's pages. */
export function TabBar({ menu }: { menu: readonly MenuEntry[] }) {
  const { status, isGuest } = useSession();
  const place = useLocation();
  const { pathname } = place;
  const visitorTabs: Tab[] = [{ label: '로그인', path: toSignInPath(place), icon: 'log-in' }];
  // While the session loads, it is most likely a member's.
  const accountTabs = status === 'signed_out' || isGuest ? visitorTabs : MEMBER_TABS;
  const tabs = [HOME, ...menu.filter(({ tab }) => tab).slice(0, MAX_TABS - 1), ...accountTabs].slice(0, MAX_TABS);
  return (
    <Box
      as="nav"
      aria-label="하단 메뉴"
      css={{
        display: { base: 'flex', lg: 'none' },
        position: 'fixed',
        left: 0,
        right: 'var(--dj-scroll-bar, 0px)',
        bottom: 0,
        zIndex: 'bar',
        bg: 'bg',
        borderTopWidth: '1px',
        borderColor: 'border',
        paddingBottom: 'env(safe-area-inset-bottom)',
      }}
    >
      {tabs.map(({ label, path, icon }) => (
        <Anchor key={path} asChild variant="plain" css={TAB}>
          <NavLink to={path} end={path === webPaths.home || hasNearer(menu, path, pathname)}>
            <Icon name={toIconName(icon)} size={22} />
            <Text size="xs" css={LABEL}>
              {label}
            </Text>
          </NavLink>
        </Anchor>
      ))}
    </Box>
  );
}
