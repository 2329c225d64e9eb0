import { useMemo } from 'react';
import { useMountScope } from './mount-scope.ts';
import { useShellServices, type OverlayContent, type OverlayOptions, type ShellServices } from './shell-services.ts';

export type OverlayOpener = { open: (content: OverlayContent, options: OverlayOptions) => () => void };

function useOverlayOpener(kind: 'modal' | 'sheet'): OverlayOpener {
  const { openOverlay } = useShellServices();
  const scope = useMountScope();
  return useMemo(
    () => ({
      open: (content, options) => {
        const close = openOverlay(kind, content, options);
        scope.addEventListener('abort', close, { once: true });
        return close;
      },
    }),
    [kind, openOverlay, scope],
  );
}

/** Opens dialogs over the page: `open(node | (close) => node, { title })` answers a function that closes it. Several stack. */
export const useModal = (): OverlayOpener => useOverlayOpener('modal');

/** The same from the bottom edge, 90 % of the viewport high: for phones. */
export const useBottomSheet = (): OverlayOpener => useOverlayOpener('sheet');

/** Asks once before something weighty: `if (await confirm({ title, confirmLabel: '삭제', tone: 'danger' })) …`. */
export const useConfirm = (): ShellServices['confirm'] => useShellServices().confirm;

/** Shows a short message over the page. */
export const useToast = (): ShellServices['toast'] => useShellServices().toast;
