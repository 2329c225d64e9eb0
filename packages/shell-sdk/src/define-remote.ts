import { REMOTE_CONTRACT } from '@danji/contracts/releases/remotes';
import { listSlotEntries, type ScreenEntry, type SlotEntry } from '@danji/contracts/releases/screen-table';
import { createElement, Fragment, type ComponentType, type ReactNode } from 'react';
import { lazyComponent, lazyPage } from './lazy-page.ts';
import type { RemoteModule, SlotComponent } from './remote-module.ts';
import { withScreenTitle } from './screen-title.ts';

/**
 * Modules of the design system that the shell loads on demand and many screens render first: the rows of `DataTable`
 * and of `ResultSection`.
 */
type Piece = 'table-body' | 'result-section-body';

/** A screen in `src/screens.ts`; `page` loads a module whose one export is the component. */
export type Screen = ScreenEntry<Readonly<Record<string, ComponentType>>> & { pieces?: readonly Piece[] };

type SlotPart = SlotEntry<Readonly<Record<string, SlotComponent>>> & { pieces?: readonly Piece[] };

/** The export `slots` of `src/screens.ts`: what the remote shows in slots, by their names. */
export type Slots = Readonly<Record<string, SlotPart | readonly SlotPart[]>>;

/** Returns the routes of screens, each with a script of its own. */
export const toRoutes = (
  screens: readonly Pick<Screen, 'path' | 'page' | 'title'>[],
): { path: string; element: ReactNode }[] =>
  screens.map(({ path, page, title }) => ({ path, element: withScreenTitle(title, lazyPage(page)) }));

/** The component of a slot: all of its parts, each with a script of its own. */
function toSlotComponent(slot: Slots[string]): SlotComponent {
  const parts = listSlotEntries(slot).map(({ component }) => lazyComponent(component));
  const [only] = parts;
  if (only && parts.length === 1) return only;
  return ({ context }) =>
    createElement(Fragment, null, ...parts.map((Part, index) => createElement(Part, { key: index, context })));
}

/** Makes what a remote exposes to the shell from its screens and slots. `frame` is around every screen, at its `<Outlet>`. */
export function defineRemote<S extends Slots = Slots>({
  screens,
  slots,
  frame,
}: {
  screens: readonly Screen[];
  slots?: S;
  frame?: ReactNode;
}): RemoteModule & { slots: { [Name in keyof S]: SlotComponent } } {
  const routes = toRoutes(screens);
  return {
    contract: REMOTE_CONTRACT,
    routes: frame === undefined ? routes : [{ element: frame, children: routes }],
    slots: Object.fromEntries(Object.entries(slots ?? {}).map(([name, slot]) => [name, toSlotComponent(slot)])) as {
      [Name in keyof S]: SlotComponent;
    },
  };
}
