import { useEndpoint } from '@danji/api-client';
import { AdType } from '@danji/contracts/codes/advertisement-codes';
import { listHomeAdvertisements } from '@danji/contracts/site/advertisement-home.endpoints';
import type { HomePopup } from '@danji/contracts/site/main-popup';
import { listHomePopups } from '@danji/contracts/site/main-popup-home.endpoints';
import { useBreakpoint } from '@danji/shell-sdk';
import { lazy, Suspense, useState } from 'react';
import { toAdvertisementPopup } from './advertisement-popup.ts';
import { type ClosePeriod, listOpenPopups, rememberClosed } from './closed-popups.ts';

// The components that display content are loaded only when there is a popup.
const PopupWindows = lazy(async () => ({ default: (await import('./popup-windows.tsx')).PopupWindows }));
const PopupSheet = lazy(async () => ({ default: (await import('./popup-sheet.tsx')).PopupSheet }));

/** The current popups that were not closed: floating windows on wide screens, one sheet on phones. */
export function HomePopups() {
  // Popups are optional: when they fail to load, the home page is complete without them, and the next visit tries again.
  const { data: greetings } = useEndpoint(listHomePopups, {}, { refreshOnFocus: false });
  const { data: advertisements, error } = useEndpoint(
    listHomeAdvertisements,
    { query: { category: AdType.POPUP } },
    { refreshOnFocus: false },
  );
  // Both lists appear together: a popup that came later would cover the ones that are there.
  const data =
    greetings && (advertisements || error)
      ? [...greetings, ...(advertisements ?? []).map(toAdvertisementPopup)]
      : undefined;
  const [closed, setClosed] = useState<readonly number[]>([]);
  const isWide = useBreakpoint().isAtLeast('md');
  const open = listOpenPopups(data ?? []).filter(({ id }) => !closed.includes(id));

  const close = (popups: readonly HomePopup[], period: ClosePeriod): void => {
    rememberClosed(popups, period);
    setClosed((before) => [...before, ...popups.map(({ id }) => id)]);
  };
  // The sheet closes with an animation: it stays mounted with its last content.
  if (!data || data.length === 0) return null;
  return (
    <Suspense>
      {isWide ? (
        open.length > 0 ? (
          <PopupWindows popups={open} onClose={close} />
        ) : null
      ) : (
        <PopupSheet popups={open} onClose={close} />
      )}
    </Suspense>
  );
}
