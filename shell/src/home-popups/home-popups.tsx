import { useEndpoint } from '@danji/api-client';
import { AdType } from '@danji/contracts/codes/advertisement-codes';
import { listHomeAdvertisements } from '@danji/contracts/commons/advertisement-shown.endpoints';
import type { HomePopup } from '@danji/contracts/commons/main-popup';
import { listHomePopups } from '@danji/contracts/commons/main-popup-home.endpoints';
import { useBreakpoint } from '@danji/shell-sdk';
import { lazy, Suspense, useState } from 'react';
import { toAdvertisementPopup } from './advertisement-popup.ts';
import { type CloseFor, listOpenPopups, rememberClosed } from './closed-popups.ts';

// The pieces that show content: only a visitor who has a popup to see loads them.
const PopupWindows = lazy(async () => ({ default: (await import('./popup-windows.tsx')).PopupWindows }));
const PopupSheet = lazy(async () => ({ default: (await import('./popup-sheet.tsx')).PopupSheet }));

/** The popups of today that the visitor has not put away: floating on wide screens, one sheet of them on phones. */
export function HomePopups() {
  // Greetings are an extra: when they cannot be read the home page is whole without them, and the next visit asks again.
  const { data: greetings } = useEndpoint(listHomePopups, {}, { refreshOnFocus: false });
  const { data: advertisements, error } = useEndpoint(
    listHomeAdvertisements,
    { query: { category: AdType.POPUP } },
    { refreshOnFocus: false },
  );
  // Both together: a popup that came later would jump over the ones that are there.
  const data =
    greetings && (advertisements || error)
      ? [...greetings, ...(advertisements ?? []).map(toAdvertisementPopup)]
      : undefined;
  const [closed, setClosed] = useState<readonly number[]>([]);
  const isWide = useBreakpoint().isAtLeast('md');
  const open = listOpenPopups(data ?? []).filter(({ id }) => !closed.includes(id));

  const close = (popups: readonly HomePopup[], period: CloseFor): void => {
    rememberClosed(popups, period);
    setClosed((before) => [...before, ...popups.map(({ id }) => id)]);
  };
  // The sheet leaves with a movement: it stays until it has gone, with what it last showed.
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
