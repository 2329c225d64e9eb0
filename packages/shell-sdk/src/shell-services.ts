import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { SlotContext } from './remote-module.ts';

/** An address somebody has picked in the address search (FACTS §7). */
export type FoundAddress = {
  /** Five digits. */
  address_code: string;
  /** Road or lot address as the person chose, with the quarter and the building behind it. */
  address1: string;
  /** Name of the building when it has one. */
  building_name: string;
  sido: string;
  sigungu: string;
  /** Five digits, as in the list of regions. */
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
  /** Buttons at the end. */
  footer?: OverlayContent;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** `false` for something half typed: a backdrop click asks once more (SPEC §2). */
  directClose?: boolean;
  /** Runs once when it was closed, whoever closed it. */
  onClose?: () => void;
};

export type Question = {
  /** Names the object (`'3월 점검' 일정을 삭제할까요?`). */
  title: ReactNode;
  description?: ReactNode;
  /** A verb. */
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for what cannot be undone. */
  tone?: 'solid' | 'danger';
};

/** What the host of the page does for everybody on it. */
export type ShellServices = {
  openOverlay: (kind: 'modal' | 'sheet', content: OverlayContent, options: OverlayOptions) => () => void;
  confirm: (question: Question) => Promise<boolean>;
  toast: (toast: ToastRequest) => void;
  /** Opens the address search; `query` is what it starts with. */
  findAddress: (query?: string) => Promise<FoundAddress | undefined>;
  /** Opens an address of this app as a new page: everything in memory is gone. */
  leaveTo: (path: string) => void;
  SlotOutlet: ComponentType<{ name: string; context: SlotContext }>;
};

export const ShellServicesContext = createContext<ShellServices | undefined>(undefined);

/** The services of the page's host. @throws Error outside `ShellHost`. */
export function useShellServices(): ShellServices {
  const services = useContext(ShellServicesContext);
  if (!services) throw new Error('No ShellHost around this component');
  return services;
}
