import { toSignInPath } from '@danji/contracts/rules/sign-in-path';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { NavLink, useLocation } from '@danji/shell-sdk/router';
import { Anchor, BottomSheet, Box, Icon, Text, toIconName } from '@danji/ui';
import { useState } from 'react';
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

/** A row of the sheet with the whole menu. */
const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: '3.25rem',
  paddingInline: 2,
  marginInline: -2,
  borderRadius: 'md',
  fontSize: 'md',
  color: 'fg',
  _hover: { bg: 'bg.muted' },
  _currentPage: { color: 'brand.fg', fontWeight: 'bold' },
} as const;

function TabContent({ label, icon }: Pick<Tab, 'label' | 'icon'>) {
  return (
    <>
      <Icon name={toIconName(icon)} size={22} />
      <Text size="xs" css={LABEL}>
        {label}
      </Text>
    </>
  );
}

/** The last tab where the bar has no room for the whole menu: it opens a sheet with all entries. */
function WholeMenu({ entries, isExact }: { entries: readonly Tab[]; isExact: (path: string) => boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Anchor asChild variant="plain" css={TAB}>
        <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          <TabContent label="전체" icon="menu" />
        </button>
      </Anchor>
      <BottomSheet fit open={isOpen} onClose={close} title="전체 메뉴">
        <Box as="nav" aria-label="전체 메뉴">
          <Box as="ul">
            {entries.map(({ label, path, icon }) => (
              <li key={path}>
                <Anchor asChild variant="plain" css={ROW}>
                  <NavLink to={path} end={isExact(path)} onClick={close}>
                    <Icon name={toIconName(icon)} size={22} />
                    {label}
                  </NavLink>
                </Anchor>
              </li>
            ))}
          </Box>
        </Box>
      </BottomSheet>
    </>
  );
}

/**
 * The main menu at the bottom of the screen, below 1,024 px. Free positions go to the account's pages; what has no room
 * is in the sheet of the last tab.
 */
export function TabBar({ menu }: { menu: readonly MenuEntry[] }) {
  const { status, isGuest } = useSession();
  const place = useLocation();
  const visitorTabs: Tab[] = [{ label: '로그인', path: toSignInPath(place), icon: 'log-in' }];
  // While the session loads, it is most likely a member's.
  const accountTabs = status === 'signed_out' || isGuest ? visitorTabs : MEMBER_TABS;
  const fitting = [HOME, ...menu.filter(({ tab }) => tab), ...accountTabs].slice(0, MAX_TABS);
  const fits = menu.every(({ path }) => fitting.some((tab) => tab.path === path));
  const tabs = fits ? fitting : fitting.slice(0, MAX_TABS - 1);
  const isExact = (path: string): boolean => path === webPaths.home || hasNearer(menu, path, place.pathname);
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
          <NavLink to={path} end={isExact(path)}>
            <TabContent label={label} icon={icon} />
          </NavLink>
        </Anchor>
      ))}
      {fits ? null : <WholeMenu entries={[HOME, ...menu, ...accountTabs]} isExact={isExact} />}
    </Box>
  );
}
