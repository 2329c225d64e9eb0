import type { HomePopup } from '@danji/contracts/site/main-popup';
import { useState } from 'react';
import type { ClosePeriod } from './closed-popups.ts';
import { placePopups } from './place-popups.ts';
import { PopupWindow } from './popup-window.tsx';
import { useHeadline } from './use-headline.ts';
import { useWindowSize } from './use-window-size.ts';

type PopupWindowsProps = {
  popups: readonly HomePopup[];
  onClose: (popups: readonly HomePopup[], period: ClosePeriod) => void;
};

const focusPopup = (id: number | undefined): void => {
  const next =
    id === undefined ? document.getElementById('main') : document.querySelector<HTMLElement>(`[data-popup="${id}"]`);
  next?.focus({ preventScroll: true });
};

/** Popups floating over the page; a lower one is in front, below the titles of the others, until another is pressed or focused. */
export function PopupWindows({ popups, onClose }: PopupWindowsProps) {
  const view = useWindowSize();
  // All of them are placed, also when one is closed, so that the others keep their position.
  const [all] = useState(popups);
  const headline = useHeadline();
  const placements = new Map(placePopups(all, view, headline).map((placement, index) => [all[index]?.id, placement]));
  const [activated, setActivated] = useState<readonly number[]>([]);
  const order = [
    ...popups
      .map(({ id }) => id)
      .filter((id) => !activated.includes(id))
      .toReversed()
      .toSorted((id, other) => (placements.get(id)?.top ?? 0) - (placements.get(other)?.top ?? 0)),
    ...activated,
  ];

  const close = (popup: HomePopup, period: ClosePeriod): void => {
    const at = popups.indexOf(popup);
    const hadFocus = document.activeElement?.closest(`[data-popup="${popup.id}"]`);
    onClose([popup], period);
    if (hadFocus) focusPopup((popups[at + 1] ?? popups[at - 1])?.id);
  };
  return popups.map((popup) => {
    const placement = placements.get(popup.id);
    return placement ? (
      <PopupWindow
        key={popup.id}
        popup={popup}
        placement={placement}
        stackPosition={order.indexOf(popup.id)}
        onClose={(period) => close(popup, period)}
        onActivate={() =>
          setActivated((before) =>
            before.at(-1) === popup.id ? before : [...before.filter((id) => id !== popup.id), popup.id],
          )
        }
      />
    ) : null;
  });
}
