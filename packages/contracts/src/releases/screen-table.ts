import type { LinkPreview, LinkPreviews } from './link-previews.ts';
import type { PagePreload, PagePreloads } from './page-preloads.ts';
import type { NavigationItem } from './contributions.ts';
import type { ReleaseManifest } from './release.ts';

/** The module that a build loads on demand: it finds the scripts by the import, `() => import('./pages/notice-page.tsx')`. */
type Part<Load> = {
  /** The calls that it makes first: their responses come with the page. No browser script contains them. */
  preload?: readonly PagePreload[];
  /** Modules of the design system that it renders first. */
  pieces?: readonly string[];
} & Load;

/** A screen as its app states it, once, in `src/screens.ts`: routes, menus, preloads and the search by names are derived. */
export type ScreenEntry<Page = object> = Part<{
  /** Absolute; `:id` is a part of the address. */
  path: string;
  page: () => Promise<Page>;
  /** The accounts that have a use for it: they find it in the menu and in the search. */
  audience: NavigationItem['audience'];
  /** Its name: with it the search finds the screen, also by the `keywords`. */
  title?: string;
  keywords?: string;
  icon?: string;
  /** How other sites and search engines describe it. */
  preview?: LinkPreview;
  /** Its entry in the menu of the shell. */
  menu?: { order: number; label?: string; icon?: string; tab?: boolean };
}>;

/** The content that a remote shows in a slot of another screen. */
export type SlotEntry<Component = object> = Part<{ component: () => Promise<Component> }>;

/** The exports of `src/screens.ts`. */
export type ScreenTable = {
  screens: readonly ScreenEntry[];
  /** By the name of the slot; several entries are shown one after the other. */
  slots?: Readonly<Record<string, SlotEntry | readonly SlotEntry[]>>;
  /** The calls of the frame around every screen of the shell. */
  frame?: readonly PagePreload[];
};

/** The contents of a slot, in their order. */
export const listSlotEntries = <Entry extends SlotEntry<unknown>>(slot: Entry | readonly Entry[]): readonly Entry[] =>
  'component' in slot ? [slot] : slot;

const FALLBACK_ICON = 'layers';

/** Returns the menu entries that the screens of an app state. @throws for an entry without a name. */
const toNavigation = (screens: ScreenTable['screens']): NavigationItem[] =>
  screens.flatMap(({ path, title, audience, icon = FALLBACK_ICON, menu }) => {
    if (!menu) return [];
    const label = menu.label ?? title;
    if (label === undefined) throw new Error(`The menu entry of ${path} has no label`);
    return [{ label, path, icon: menu.icon ?? icon, order: menu.order, audience, tab: menu.tab ?? false }];
  });

/** The part of an address before its first variable. */
const toPrefix = (path: string): string => path.replace(/\/[:*].*$/, '');

/** Returns the addresses that are prefixes of all others: an app owns everything below them. */
function toRoutes(screens: ScreenTable['screens']): string[] {
  const prefixes = [...new Set(screens.map(({ path }) => toPrefix(path)))];
  return prefixes.filter((path) => !prefixes.some((other) => path.startsWith(`${other}/`)));
}

/** Returns the part of `release.json` that the screens of a remote state. */
export const toReleaseFields = ({
  screens,
  slots = {},
}: ScreenTable): Pick<ReleaseManifest, 'routes' | 'navigation' | 'slots' | 'titles'> => ({
  routes: toRoutes(screens),
  navigation: toNavigation(screens),
  slots: Object.keys(slots),
  titles: screens.flatMap(({ path, title, keywords, icon = FALLBACK_ICON, audience }) =>
    title === undefined ? [] : [{ path, title, icon, audience, ...(keywords !== undefined && { keywords }) }],
  ),
});

/** Returns screens and parts of slots with their location: the address, or `slot:home.main`. */
export function listParts({ screens, slots = {} }: ScreenTable): {
  location: string;
  load: () => Promise<object>;
  preload?: readonly PagePreload[] | undefined;
  pieces?: readonly string[] | undefined;
}[] {
  return [
    ...screens.map(({ path, page, preload, pieces }) => ({ location: path, load: page, preload, pieces })),
    ...Object.entries(slots).flatMap(([name, slot]) =>
      listSlotEntries(slot).map(({ component, preload, pieces }) => ({
        location: `slot:${name}`,
        load: component,
        preload,
        pieces,
      })),
    ),
  ];
}

/** Returns the preloads of a table by location, those of the frame at `*`. */
export function toPagePreloads(table: ScreenTable): PagePreloads {
  const found: Record<string, PagePreload[]> = {};
  for (const { location, preload = [] } of [{ location: '*', preload: table.frame }, ...listParts(table)])
    if (preload.length > 0) found[location] = [...(found[location] ?? []), ...preload];
  return found;
}

/** Returns the previews of screens by their address. */
export const toLinkPreviews = ({ screens }: ScreenTable): LinkPreviews =>
  Object.fromEntries(screens.flatMap(({ path, preview }) => (preview ? [[path, preview]] : [])));
