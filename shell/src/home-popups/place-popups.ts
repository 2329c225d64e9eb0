import type { HomePopup } from '@danji/contracts/commons/main-popup';

type Size = { width: number; height: number };
export type Place = { left: number; top: number; width: number };

/** Distance of a popup from the edge of the window, px. */
export const EDGE = 12;
/** A popup always has at least this height inside the window, px. */
export const LEAST_HEIGHT = 280;
/** Two corners nearer than this look like one popup, px; the later one is moved by this distance. */
const STEP = 32;

const clamp = (value: number, most: number) => Math.max(EDGE, Math.min(value, most));

/** The placement inside the window that is nearest to the preferred one. `height` is the part that must be visible. */
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

/** Places each popup in a window of that size: at the position that operators chose, inside the window, and none exactly on another. */
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
