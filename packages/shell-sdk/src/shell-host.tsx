import { Provider, useAtomValue, useSetAtom } from 'jotai';
import { toBreakpoint } from '@danji/contracts/breakpoints';
import { useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { dropOverlays, overlayStack, confirmationStack, type PendingConfirmation } from './overlay-atoms.ts';
import {
  ShellServicesContext,
  type SelectedAddress,
  type OverlayContent,
  type ShellServices,
  type ToastRequest,
} from './shell-services.ts';
import type { OpenLayers } from './page-history.ts';
import { useBackButton } from './page-router.tsx';
import { shellStore } from './shell-store.ts';

type OverlayProps = { open: boolean; onClose: () => void; title: ReactNode; children?: ReactNode; footer?: ReactNode };

/** The components of the design system that the host needs; the sdk itself does not depend on a design system. */
export type HostComponents = {
  Modal: ComponentType<
    OverlayProps & { description?: ReactNode; size?: 'sm' | 'md' | 'lg' | 'xl'; directClose?: boolean }
  >;
  BottomSheet: ComponentType<OverlayProps>;
  ConfirmDialog: ComponentType<{
    open: boolean;
    title: ReactNode;
    description?: ReactNode;
    confirmLabel: string;
    cancelLabel?: string;
    tone?: 'solid' | 'danger';
    onConfirm: () => void;
    onClose: () => void;
  }>;
  toast: (toast: ToastRequest) => unknown;
  /** The dialogs, sheets and menus over the page. */
  openLayers: OpenLayers;
};

let lastId = 0;
const nextId = () => (lastId += 1);

const render = (content: OverlayContent | undefined, close: () => void): ReactNode =>
  typeof content === 'function' ? content(close) : content;

/** The body of the address search. `onDone` closes it, without an address when the user types it instead. */
export type AddressSearchProps = { query: string; onDone: (found?: SelectedAddress) => void };

export type ShellHostProps = {
  components: HostComponents;
  leaveTo: ShellServices['leaveTo'];
  SlotOutlet: ShellServices['SlotOutlet'];
  /** Without this component there is no address search, and users type their address. */
  AddressSearch?: ComponentType<AddressSearchProps>;
  children?: ReactNode;
};

/** Opens the address search: as a sheet on phones, as a dialog elsewhere. */
const askForAddress = (
  openOverlay: ShellServices['openOverlay'],
  AddressSearch: ComponentType<AddressSearchProps>,
  query: string,
) =>
  new Promise<SelectedAddress | undefined>((resolve) => {
    const kind = ['base', 'sm'].includes(toBreakpoint(globalThis.innerWidth)) ? 'sheet' : 'modal';
    openOverlay(
      kind,
      (close) => (
        <AddressSearch
          query={query}
          onDone={(found) => {
            resolve(found);
            close();
          }}
        />
      ),
      { title: '주소 찾기', onClose: () => resolve(undefined) },
    );
  });

function useServices({
  components,
  leaveTo,
  SlotOutlet,
  AddressSearch,
}: Omit<ShellHostProps, 'children'>): ShellServices {
  const [addOverlay, closeOverlay, ask] = [
    useSetAtom(overlayStack.add),
    useSetAtom(overlayStack.close),
    useSetAtom(confirmationStack.add),
  ];
  return useMemo(() => {
    const openOverlay: ShellServices['openOverlay'] = (kind, content, options) => {
      const id = nextId();
      let isClosed = false;
      const close = () => {
        if (isClosed) return;
        isClosed = true;
        closeOverlay(id);
        options.onClose?.();
      };
      addOverlay({
        id,
        kind,
        content,
        options: { ...options, onClose: close },
        open: true,
        path: globalThis.location.pathname,
      });
      return close;
    };
    return {
      openOverlay,
      confirm: (question) => new Promise((resolve) => ask({ id: nextId(), question, answer: resolve, open: true })),
      toast: (toast) => void components.toast(toast),
      findAddress: (query = '') =>
        AddressSearch ? askForAddress(openOverlay, AddressSearch, query) : Promise.resolve(undefined),
      leaveTo,
      SlotOutlet,
    };
  }, [addOverlay, closeOverlay, ask, leaveTo, components, SlotOutlet, AddressSearch]);
}

function Host({ children, ...hostProps }: ShellHostProps) {
  const { components } = hostProps;
  const { pathname } = useLocation();
  const overlays = useAtomValue(overlayStack.items);
  const confirmations = useAtomValue(confirmationStack.items);
  const closeConfirmation = useSetAtom(confirmationStack.close);
  const drop = useSetAtom(dropOverlays);
  const services = useServices(hostProps);

  useBackButton(components.openLayers);
  useEffect(() => drop, [drop]);
  // The overlays of a page close when it is left (back button, a link inside).
  useEffect(() => {
    for (const { open, path, options } of overlays) if (open && path !== pathname) options.onClose?.();
  }, [pathname, overlays]);

  const answerConfirmation = ({ id, answer }: PendingConfirmation, yes: boolean) => {
    closeConfirmation(id);
    answer(yes);
  };
  return (
    <ShellServicesContext value={services}>
      {children}
      {overlays.map(({ id, kind, content, options, open }) => {
        const { title, footer, onClose = () => undefined, ...rest } = options;
        const shared = { open, onClose, title, footer: render(footer, onClose) };
        if (kind === 'sheet')
          return (
            <components.BottomSheet {...shared} key={id}>
              {render(content, onClose)}
            </components.BottomSheet>
          );
        return (
          <components.Modal {...shared} {...rest} key={id}>
            {render(content, onClose)}
          </components.Modal>
        );
      })}
      {confirmations.map((entry) => (
        <components.ConfirmDialog
          key={entry.id}
          {...entry.question}
          open={entry.open}
          onConfirm={() => answerConfirmation(entry, true)}
          onClose={() => answerConfirmation(entry, false)}
        />
      ))}
    </ShellServicesContext>
  );
}

/** Hosts modals, sheets, confirmations, messages and the shared client state. It is used once a page, inside the router. */
export const ShellHost = (props: ShellHostProps) => (
  <Provider store={shellStore}>
    <Host {...props} />
  </Provider>
);
