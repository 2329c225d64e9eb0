import { startStandalone } from '@danji/shell-sdk/standalone';
import { BottomSheet, ConfirmDialog, Modal, toast, Toaster, UiProvider } from '@danji/ui';
import type { ReactNode } from 'react';
import { remote } from './remote.tsx';

const Frame = ({ children }: { children?: ReactNode }) => (
  <UiProvider>
    {children}
    <Toaster />
  </UiProvider>
);

void startStandalone({ remote, components: { Modal, BottomSheet, ConfirmDialog, toast }, Frame });
