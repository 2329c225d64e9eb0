import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { SlotContext } from './remote-module.ts';

/** The address that the user selected in the address search (FACTS §7). */
export type SelectedAddress = {
  /** Five digits. */
  address_code: string;
  /** Road or lot address, whichever the user chose, followed by the quarter and the building. */
  address1: string;
  /** Name of the building when it has one. */
  building_name: string;
  sido: string;
  sigungu: string;
  /** Five digits, the same as in the list of regions. */
  sigungu_code: string;
};

export type ToastRequest = {
  title: string;
  description?: string;
  tone?: 'neutral' | 'success' | 'danger' | 'warning';
  action?: { label: string; onClick: () => void };
};

export type OverlayContent = ReactNode | ((close: () => void) => ReactNode);

export type OverlayOptions = {
  title: ReactNode;
  description?: ReactNode;
  /** The buttons at the end of the overlay. */
  footer?: OverlayContent;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** `false` while a form is half filled in: a click on the backdrop then asks for confirmation (SPEC §2). */
  directClose?: boolean;
  /** Called once when the overlay was closed, by the user or by code. */
  onClose?: () => void;
};

export type ConfirmOptions = {
  /** The title names the object (`'3월 점검' 일정을 삭제할까요?`). */
  title: ReactNode;
  description?: ReactNode;
  /** The label is a verb. */
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for what cannot be undone. */
  tone?: 'solid' | 'danger';
};

/** The content of a slot is rendered with its context. */
export type SlotOutletProps = {
  name: string;
  context: SlotContext;
  /** Only this remote fills the slot. */
  remote?: string;
  /** Is shown instead of the usual placeholder while a remote loads. */
  fallback?: ReactNode;
  /** Is shown instead of the usual panel when a remote fails. */
  failure?: ReactNode;
};

/** The services that the host of the page provides. */
export type ShellServices = {
  openOverlay: (kind: 'modal' | 'sheet', content: OverlayContent, options: OverlayOptions) => () => void;
  confirm: (question: ConfirmOptions) => Promise<boolean>;
  toast: (toast: ToastRequest) => void;
  /** Opens the address search; `query` is its initial search text. */
  findAddress: (query?: string) => Promise<SelectedAddress | undefined>;
  /** Opens an address of this app as a new page, which clears everything in memory. */
  leaveTo: (path: string) => void;
  SlotOutlet: ComponentType<SlotOutletProps>;
};

export const ShellServicesContext = createContext<ShellServices | undefined>(undefined);

/** Returns the services of the page's host. @throws Error outside `ShellHost`. */
export function useShellServices(): ShellServices {
  const services = useContext(ShellServicesContext);
  if (!services) throw new Error('No ShellHost around this component');
  return services;
}
