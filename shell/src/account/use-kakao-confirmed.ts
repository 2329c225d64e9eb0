import { webPaths } from '@danji/contracts/web-paths';
import { useNavigate, useSearchParams } from '@danji/shell-sdk/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { OwnerChange } from './owner-confirmation.tsx';

/** Continues a change after Kakao has led back to this page: runs `open` once, and clears the address. */
export function useKakaoConfirmed(change: OwnerChange, open: () => void): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const wasOpened = useRef(false);
  const isConfirmed = search.get('confirmed') === change;
  const resume = useEffectEvent(() => {
    if (wasOpened.current) return;
    wasOpened.current = true;
    void navigate(webPaths.me, { replace: true });
    open();
  });
  useEffect(() => {
    if (isConfirmed) resume();
  }, [isConfirmed]);
}
