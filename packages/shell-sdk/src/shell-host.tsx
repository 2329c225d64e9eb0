import { useCallback, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ShellServicesContext, type OverlayContent, type OverlayOptions, type Question, type ShellServices, type ToastRequest } from './shell-services.ts';

type OverlayProps = { open: boolean; onClose: () => void; title: ReactNode; children?: ReactNode; footer?: ReactNode };

/** The pieces of the design system the host needs; the sdk itself knows no design system. */
export type HostPieces = {
  Modal: ComponentType<OverlayProps & { description?: ReactNode; size?: 'sm' | 'md' | 'lg' | 'xl'; directClose?: boolean }>;
  BottomSheet: ComponentType<OverlayProps>;
  ConfirmDialog: ComponentType<{ open: boolean; title: ReactNode; description?: ReactNode; confirmLabel: string; cancelLabel?: string; tone?: 'solid' | 'danger'; onConfirm: () => void; onClose: () => void }>;
  toast: (toast: ToastRequest) => unknown;
};

type Overlay = { id: number; kind: 'modal' | 'sheet'; content: OverlayContent; options: OverlayOptions; open: boolean; path: string };
type Asked = { id: number; question: Question; answer: (yes: boolean) => void; open: boolean };

/** How long a closed overlay stays for its way out, ms. */
const LEAVE_MS = 300;
let lastId = 0;
const nextId = () => (lastId += 1);

const render = (content: OverlayContent | undefined, close: () => void): ReactNode => (typeof content === 'function' ? content(close) : content);

/** A list whose items are first closed and then, after their way out, dropped. */
function useClosing<T extends { id: number; open: boolean }>() {
  const [items, setItems] = useState<readonly T[]>([]);
  const add = useCallback((item: T) => setItems((current) => [...current, item]), []);
  const close = useCallback((id: number) => {
    setItems((current) => current.map((item) => (item.id === id ? { ...item, open: false } : item)));
    setTimeout(() => setItems((current) => current.filter((item) => item.id !== id)), LEAVE_MS);
  }, []);
  return { items, add, close };
}

export type ShellHostProps = { pieces: HostPieces; leaveTo: ShellServices['leaveTo']; SlotOutlet: ShellServices['SlotOutlet']; children?: ReactNode };

/** Hosts modals, sheets, questions and messages for everything below it. Inside the router, once a page. */
export function ShellHost({ pieces, leaveTo, SlotOutlet, children }: ShellHostProps) {
  const { pathname } = useLocation();
  const { items: overlays, add: addOverlay, close: closeOverlay } = useClosing<Overlay>();
  const { items: asked, add: addAsked, close: closeAsked } = useClosing<Asked>();

  const services = useMemo((): ShellServices => ({
    openOverlay: (kind, content, options) => {
      const id = nextId();
      let isClosed = false;
      const close = () => {
        if (isClosed) return;
        isClosed = true;
        closeOverlay(id);
        options.onClose?.();
      };
      addOverlay({ id, kind, content, options: { ...options, onClose: close }, open: true, path: globalThis.location.pathname });
      return close;
    },
    confirm: (question) => new Promise((resolve) => addAsked({ id: nextId(), question, answer: resolve, open: true })),
    toast: (toast) => void pieces.toast(toast),
    leaveTo,
    SlotOutlet,
  }), [addOverlay, closeOverlay, addAsked, leaveTo, pieces, SlotOutlet]);

  // What lies over a page goes when the page does (back button, a link inside).
  useEffect(() => {
    for (const { open, path, options } of overlays) if (open && path !== pathname) options.onClose?.();
  }, [pathname, overlays]);

  const settle = ({ id, answer }: Asked, yes: boolean) => {
    closeAsked(id);
    answer(yes);
  };
  return (
    <ShellServicesContext value={services}>
      {children}
      {overlays.map(({ id, kind, content, options, open }) => {
        const { title, footer, onClose = () => undefined, ...rest } = options;
        const shared = { open, onClose, title, footer: render(footer, onClose) };
        if (kind === 'sheet') return <pieces.BottomSheet {...shared} key={id}>{render(content, onClose)}</pieces.BottomSheet>;
        return <pieces.Modal {...shared} {...rest} key={id}>{render(content, onClose)}</pieces.Modal>;
      })}
      {asked.map((entry) => (
        <pieces.ConfirmDialog key={entry.id} {...entry.question} open={entry.open} onConfirm={() => settle(entry, true)} onClose={() => settle(entry, false)} />
      ))}
    </ShellServicesContext>
  );
}
