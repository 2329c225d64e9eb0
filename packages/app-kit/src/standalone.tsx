import type { RemoteModule } from '@danji/shell-sdk';
import { startStandalone } from '@danji/shell-sdk/standalone';
import { BottomSheet, openLayers, ConfirmDialog, Modal, toast, Toaster, UiProvider } from '@danji/ui';
import type { ReactNode } from 'react';

const Frame = ({ children }: { children?: ReactNode }) => (
  <UiProvider>
    {children}
    <Toaster />
  </UiProvider>
);

/** Runs a remote by itself, on a page of its own, with the design system around it. */
export const runStandalone = (remote: RemoteModule): Promise<void> =>
  startStandalone({ remote, components: { Modal, BottomSheet, ConfirmDialog, toast, openLayers }, Frame });
