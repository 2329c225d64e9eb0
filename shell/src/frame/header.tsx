import type { HeaderItem as Item } from '@danji/contracts/releases/contributions';
import { toSignInPath } from '@danji/contracts/rules/sign-in-path';
import { webPaths } from '@danji/contracts/web-paths';
import { useFrameWidth, useSession } from '@danji/shell-sdk';
import { Link, NavLink, useLocation } from '@danji/shell-sdk/router';
import { Anchor, Box, Button, HStack, Icon } from '@danji/ui';
import { HEADER_ICON } from './header-icon.ts';
import { HeaderItem } from './header-item.tsx';
import { HeaderSearch } from './header-search.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Logo } from './logo.tsx';
import { hasNearer, type MenuEntry } from '../shared/menu.ts';
import { NotificationBell } from './notification-bell.tsx';

const WIDE_ONLY = { display: { base: 'none', lg: 'flex' } } as const;
const NARROW_ONLY = { display: { base: 'inline-flex', lg: 'none' } } as const;
/** With text of 150 % and more a phone has no room for these icons; its whole menu leads to their pages. */
const NOT_WITH_LARGE_TEXT = { '@container (max-width: 16rem)': { display: 'none' } } as const;
const MENU_LINK = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  // Seven entries fit at 1,024 px beside two icons and the name of a member.
  paddingInline: 1.5,
  fontSize: { base: 'sm', xl: 'md' },
  borderRadius: 'md',
  color: 'fg.muted',
  fontWeight: 'semibold',
  whiteSpace: 'nowrap',
  _hover: { bg: 'bg.subtle', color: 'fg' },
  _currentPage: { color: 'brand.fg' },
} as const;

function MainMenu({ menu }: { menu: readonly MenuEntry[] }) {
  const { pathname } = useLocation();
  return (
    <Box
      as="nav"
      aria-label="주 메뉴"
      css={{ ...WIDE_ONLY, flex: '1 1 auto', minWidth: 0, overflowX: 'auto', gap: { base: 0.5, xl: 1 } }}
    >
      {menu.map(({ label, path }) => (
        <Anchor key={path} asChild variant="plain" css={MENU_LINK}>
          <NavLink to={path} end={hasNearer(menu, path, pathname)}>
            {label}
          </NavLink>
        </Anchor>
      ))}
    </Box>
  );
}

function SignInButtons() {
  const place = useLocation();
  return (
    <HStack gap={1.5}>
      <Button asChild variant="ghost">
        <Link to={toSignInPath(place)}>로그인</Link>
      </Button>
      <Button asChild css={{ display: { base: 'none', sm: 'inline-flex' } }}>
        <Link to={webPaths.signUp('user')}>회원가입</Link>
      </Button>
    </HStack>
  );
}

/** Reserves the space of a member's tools; a visitor's page never shows it, because it is known to be signed out from the start. */
const AccountToolsPlaceholder = () => (
  <HStack gap={1} aria-hidden>
    <Box css={HEADER_ICON} />
    <Box css={{ ...HEADER_ICON, width: { base: HEADER_ICON.width, lg: '8rem' } }} />
  </HStack>
);

function AccountTools() {
  const { status, isGuest } = useSession();
  if (status === 'loading') return <AccountToolsPlaceholder />;
  if (status === 'signed_out' || isGuest) return <SignInButtons />;
  return (
    <HStack gap={1}>
      <NotificationBell />
      <Box css={WIDE_ONLY}>
        <AccountMenu />
      </Box>
      <Button asChild variant="ghost" css={{ ...NARROW_ONLY, ...HEADER_ICON }}>
        <Link to={webPaths.me} aria-label="내 정보">
          <Icon name="account" />
        </Link>
      </Button>
    </HStack>
  );
}

/** The top of every page: 64 px high with the menu from 1,024 px, 56 px without the menu below that width. */
export function Header({ menu, items }: { menu: readonly MenuEntry[]; items: readonly Item[] }) {
  const maxWidth = useFrameWidth();
  return (
    <Box
      as="header"
      css={{
        position: 'sticky',
        top: 0,
        zIndex: 'bar',
        containerType: 'inline-size',
        bg: 'bg',
        borderBottomWidth: '1px',
        borderColor: 'border.subtle',
        paddingTop: 'env(safe-area-inset-top)',
      }}
    >
      <HStack
        gap={{ base: 2, lg: 3, xl: 5 }}
        css={{
          height: { base: '3.5rem', lg: '4rem' },
          maxWidth,
          marginInline: 'auto',
          paddingInline: { base: '16px', md: 6 },
          justifyContent: 'space-between',
        }}
      >
        <Logo />
        <MainMenu menu={menu} />
        <HStack gap={1} css={{ minWidth: 0 }}>
          <HeaderSearch />
          <HStack gap={1} css={NOT_WITH_LARGE_TEXT}>
            {items.map((item) => (
              <HeaderItem key={item.path} item={item} />
            ))}
          </HStack>
          <AccountTools />
        </HStack>
      </HStack>
    </Box>
  );
}
