import { ShellHost, useSession, type ShellHostProps } from '@danji/shell-sdk';
import { Link, Outlet, ScrollRestoration } from '@danji/shell-sdk/router';
import {
  Anchor,
  BottomSheet,
  Box,
  ConfirmDialog,
  Flex,
  LinkedWordContext,
  Modal,
  openLayers,
  toast,
  Toaster,
  type LinkedWord,
} from '@danji/ui';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { useApp, useRegistry } from '../shared/app-context.ts';
import { ActingBanner } from './acting-banner.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { listContributions } from '../shared/contributions.ts';
import { toMenu } from '../shared/menu.ts';
import { PageAnnouncer } from './page-announcer.tsx';
import { SessionWatch } from './session-watch.tsx';
import { SkipLink } from './skip-link.tsx';
import { TabBar } from './tab-bar.tsx';

const OverrideBanner = lazy(async () => ({ default: (await import('./override-banner.tsx')).OverrideBanner }));

const HOST_COMPONENTS = { Modal, BottomSheet, ConfirmDialog, toast, openLayers };

type FrameProps = Required<Pick<ShellHostProps, 'SlotOutlet' | 'AddressSearch'>> & {
  /** Replaces the page of the route. */ children?: ReactNode;
};

function FrameLayout({ children }: { children: ReactNode }) {
  const registry = useRegistry();
  const { status, kind, isAdmin, isGuest } = useSession();
  // While the session loads, the account is most likely a general user's; with this guess nothing moves afterwards.
  const expectedKind = status === 'loading' ? 'general' : isGuest ? null : kind;
  const [menu, items, footerLinks] = useMemo(() => {
    const visitor = { kind: expectedKind, isAdmin };
    return [
      toMenu(registry, visitor),
      listContributions(registry, 'headerItems', visitor),
      listContributions(registry, 'footerLinks', visitor),
    ];
  }, [registry, expectedKind, isAdmin]);
  return (
    <>
      <SessionWatch />
      <SkipLink />
      <Flex css={{ flexDirection: 'column', minHeight: '100dvh' }}>
        <ConnectionBanner />
        <ActingBanner />
        {registry.override.length > 0 ? (
          <Suspense>
            <OverrideBanner />
          </Suspense>
        ) : null}
        <Header menu={menu} items={items} />
        <Box
          as="main"
          id="main"
          tabIndex={-1}
          css={{
            flex: '1',
            minHeight: { base: 'calc(100dvh - 3.5rem)', lg: 'calc(100dvh - 4rem)' },
            display: 'flex',
            flexDirection: 'column',
            minWidth: 0,
          }}
        >
          {children}
        </Box>
        <Footer links={footerLinks} />
      </Flex>
      <TabBar menu={menu} />
      <PageAnnouncer />
      <ScrollRestoration />
      <Toaster />
    </>
  );
}

/** The word that messages lead to a screen with, as a remote declares it. */
function useLinkedWord(): LinkedWord | undefined {
  const registry = useRegistry();
  return useMemo(() => {
    const [declared] = listContributions(registry, 'linkedWords', { kind: null, isAdmin: false });
    if (!declared) return undefined;
    const { word, path } = declared;
    return {
      word,
      link: (
        <Anchor asChild variant="plain" textDecoration="underline">
          <Link to={path}>{word}</Link>
        </Anchor>
      ),
    };
  }, [registry]);
}

/** Renders everything around a page: menus, banners, footer, and the hosts of dialogs and toasts. */
export function Frame({ SlotOutlet, AddressSearch, children }: FrameProps) {
  const { leaveTo } = useApp();
  return (
    <LinkedWordContext value={useLinkedWord()}>
      <ShellHost components={HOST_COMPONENTS} leaveTo={leaveTo} SlotOutlet={SlotOutlet} AddressSearch={AddressSearch}>
        <FrameLayout>{children ?? <Outlet />}</FrameLayout>
      </ShellHost>
    </LinkedWordContext>
  );
}
