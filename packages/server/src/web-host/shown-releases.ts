import type { ReleaseManifest } from '@danji/contracts/releases/release';
import { findOwner, findScreenParts, findSlots, isUnder } from './addresses.ts';
import { isLoaded, type PageVisit } from './page-visit.ts';

/** A release that the page loads, with the scripts of what it shows there. */
export type ShownRelease = { release: ReleaseManifest; scripts: readonly string[] };

type Shown = {
  /** Whether the address is one of a remote, the visitor's or not. */
  isOwned: boolean;
  /** The release whose remote owns the address, when the visitor may load it. */
  owner: ShownRelease | undefined;
  /** Modules of the shell that the owner and the fillers draw with. */
  pieces: readonly string[];
  /** Releases that fill a slot of a member's screen, and the slots. */
  fillers: readonly ShownRelease[];
  slots: readonly string[];
};

const isForEverybody = ({ navigation }: ReleaseManifest, path: string): boolean => navigation.some(({ path: prefix, audience }) => audience.includes('everybody') && isUnder(path, prefix));

/** What a page shows of remotes. Who has no session is asked to sign in on most screens: scripts of those are not announced. */
export function findShownReleases({ active, registry, member }: PageVisit, { pathname, searchParams }: URL): Shown {
  const owner = findOwner(active, pathname);
  const loaded = owner && isLoaded(registry, owner) ? owner : undefined;
  const slots = member && !owner ? findSlots(pathname, searchParams) : [];
  const fillers = active.filter((release) => isLoaded(registry, release) && slots.some((slot) => release.slots.includes(slot.slice('slot:'.length))));
  const parts = loaded && (member || isForEverybody(loaded, pathname)) ? findScreenParts(loaded, pathname) : { scripts: [], pieces: [] };
  return {
    isOwned: findOwner([...active, ...registry.remotes], pathname) !== undefined,
    owner: loaded && { release: loaded, scripts: parts.scripts },
    pieces: [...parts.pieces, ...fillers.flatMap(({ pieces = {} }) => slots.flatMap((slot) => pieces[slot] ?? []))],
    fillers: fillers.map((release) => ({ release, scripts: slots.flatMap((slot) => release.screens[slot] ?? []) })),
    slots,
  };
}
