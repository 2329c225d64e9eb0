import type { HomePopup } from '@danji/contracts/site/main-popup';

type Size = { width: number; height: number };
export type Placement = { left: number; top: number; width: number };
/** A part of the page from its upper edge down to `bottom`, px. */
export type Area = { left: number; right: number; bottom: number };

/** Distance of a popup from the edge of the window, px. */
export const EDGE = 12;
/** A popup always has at least this height inside the window, px. */
export const MIN_HEIGHT = 280;
/** The height of a title with its padding, px. Of two popups over one another the lower one is in front. */
const TITLE_HEIGHT = 60;
/** Operators choose the position on a screen of this width, px, and see there what it covers. */
const CHOSEN_ON = 1280;

const clamp = (value: number, upperLimit: number) => Math.max(EDGE, Math.min(value, upperLimit));

/** The placement inside the window that is nearest to the preferred one. `height` is the part that must be visible. */
export function fitPlacement(preferred: Placement, view: Size, height = MIN_HEIGHT): Placement {
  const width = Math.min(preferred.width, view.width - EDGE * 2);
  return {
    width,
    left: clamp(preferred.left, view.width - width - EDGE),
    top: clamp(preferred.top, view.height - height - EDGE),
  };
}

/** Tells whether one of two titles would be covered, when the lower popup is in front. */
const hidesTitle = (placement: Placement, others: readonly Placement[]) =>
  others.some(
    ({ left, top, width }) =>
      left < placement.left + placement.width &&
      placement.left < left + width &&
      Math.abs(top - placement.top) < TITLE_HEIGHT,
  );

const covers = ({ left, top, width }: Placement, area: Area | undefined) =>
  area !== undefined && left < area.right && left + width > area.left && top < area.bottom;

function* candidates({ left, top, width }: Placement, avoided: Area | undefined): Generator<Placement> {
  yield { left, top, width };
  if (avoided) {
    yield { left: Math.max(left, avoided.right + EDGE), top, width };
    yield* candidates({ left, top: avoided.bottom + EDGE, width }, undefined);
  }
  for (let step = TITLE_HEIGHT; step <= TITLE_HEIGHT * 8; step += TITLE_HEIGHT) {
    yield { left: left + step, top: top + step, width };
    yield { left: left - step, top: top + step, width };
    yield { left: left - step, top: top - step, width };
  }
}

/**
 * Places each popup in a window of that size: at the position that operators chose, inside the window, and none over
 * the title of another. A window that is too narrow for what they saw has the headline elsewhere: there none covers it, if it fits.
 */
export function placePopups(
  popups: readonly Pick<HomePopup, 'x' | 'y' | 'width'>[],
  view: Size,
  headline?: Area,
): Placement[] {
  const avoided = view.width < CHOSEN_ON ? headline : undefined;
  const placements: Placement[] = [];
  for (const { x, y, width } of popups) {
    const preferred = fitPlacement({ left: x, top: y, width }, view);
    const free = [...candidates(preferred, avoided)]
      .map((placement) => fitPlacement(placement, view))
      .filter((placement) => !hidesTitle(placement, placements));
    placements.push(free.find((placement) => !covers(placement, avoided)) ?? free[0] ?? preferred);
  }
  return placements;
}
