import type { HomePopup } from '@danji/contracts/commons/main-popup';

type Size = { width: number; height: number };
export type Place = { left: number; top: number; width: number };

/** Air around a popup, px. */
export const EDGE = 12;
/** A popup always has at least this height to show itself, px. */
export const LEAST_HEIGHT = 280;
/** Two corners nearer than this look like one popup, px; the later one moves by it. */
const STEP = 32;

const clamp = (value: number, most: number) => Math.max(EDGE, Math.min(value, most));

/** A place inside the window, as near as it gets to the one that is wanted. `height` is what must be in sight. */
export function fitPlace(wanted: Place, view: Size, height = LEAST_HEIGHT): Place {
  const width = Math.min(wanted.width, view.width - EDGE * 2);
  return {
    width,
    left: clamp(wanted.left, view.width - width - EDGE),
    top: clamp(wanted.top, view.height - height - EDGE),
  };
}

const isCovered = (place: Place, others: readonly Place[]) =>
  others.some(({ left, top }) => Math.abs(left - place.left) < STEP && Math.abs(top - place.top) < STEP);

function* candidates({ left, top, width }: Place): Generator<Place> {
  yield { left, top, width };
  for (let step = STEP; step <= STEP * 8; step += STEP) {
    yield { left: left + step, top: top + step, width };
    yield { left: left - step, top: top + step, width };
    yield { left: left - step, top: top - step, width };
  }
}

/** Where each popup stands in a window of that size: where operators put it, inside the window, and none right on another. */
export function placePopups(popups: readonly Pick<HomePopup, 'x' | 'y' | 'width'>[], view: Size): Place[] {
  const places: Place[] = [];
  for (const { x, y, width } of popups) {
    const wanted = fitPlace({ left: x, top: y, width }, view);
    const free = [...candidates(wanted)]
      .map((place) => fitPlace(place, view))
      .find((place) => !isCovered(place, places));
    places.push(free ?? wanted);
  }
  return places;
}
