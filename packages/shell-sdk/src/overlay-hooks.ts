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

/** Opens dialogs over the page: `open(node | (close) => node, { title })` returns a function that closes the dialog. Dialogs stack. */
export const useModal = (): OverlayOpener => useOverlayOpener('modal');

/** Opens sheets from the bottom edge, 90 % of the viewport high, for phones. */
export const useBottomSheet = (): OverlayOpener => useOverlayOpener('sheet');

/** Asks for confirmation before an important action: `if (await confirm({ title, confirmLabel: '삭제', tone: 'danger' })) …`. */
export const useConfirm = (): ShellServices['confirm'] => useShellServices().confirm;

/** Shows a short message over the page. */
export const useToast = (): ShellServices['toast'] => useShellServices().toast;
