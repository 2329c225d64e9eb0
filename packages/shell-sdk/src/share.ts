import { useCallback } from 'react';
import { useShellServices } from './shell-services.ts';

export type ShareContent = {
  title: string;
  text?: string;
  /** The address to share; the page's own by default. */ url?: string;
};

const hasTouchScreen = () => globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;

/**
 * Shares an address: with the share sheet of the system on phones, elsewhere by copying it, which a toast confirms (FACTS
 * §1.5). `copy` always copies. The result is whether it was shared; closing the sheet is not an error.
 */
export function useShare({ by = 'device' }: { by?: 'device' | 'copy' } = {}): (
  shared: ShareContent,
) => Promise<boolean> {
  const { toast } = useShellServices();
  return useCallback(
    async ({ url = globalThis.location.href, ...content }) => {
      const address = new URL(url, globalThis.location.href).href;
      try {
        if (by === 'device' && hasTouchScreen() && 'share' in navigator)
          await navigator.share({ ...content, url: address });
        else {
          await navigator.clipboard.writeText(address);
          toast({ title: '클립보드에 복사되었습니다.', tone: 'success' });
        }
        return true;
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'AbortError'))
          toast({ title: '공유하지 못했어요. 주소를 직접 복사해 주세요.', tone: 'danger' });
        return false;
      }
    },
    [by, toast],
  );
}
