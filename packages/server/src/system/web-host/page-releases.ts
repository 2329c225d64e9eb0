import { getOwn } from '@danji/contracts/get-own';
import type { ReleaseManifest } from '@danji/contracts/releases/release';
import { findOwner, findScreenScripts, findSlots, isUnder } from './addresses.ts';
import { isForVisitor } from '../../platform/http/policy.ts';
import { isLoaded, type PageVisit } from './page-visit.ts';

/** The module with which the shell loads remotes (federation, runtime/federation-host.ts). */
const REMOTE_LOADER = 'federation-host';

/** A release that the page loads, with the scripts of the screen or slots that it displays there. */
export type PageRelease = { release: ReleaseManifest; scripts: readonly string[] };

type PageReleases = {
  /** Whether the address belongs to a remote, also to one that the visitor may not load. */
  isOwned: boolean;
  /** The release whose remote owns the address, when the visitor may load it. */
  owner: PageRelease | undefined;
  /** Modules of the shell that load the owner and the fillers, and that these render with. */
  pieces: readonly string[];
  /** Releases that fill a slot of the shell's screen for this visitor, and the slots. */
  fillers: readonly PageRelease[];
  slots: readonly string[];
  /** Releases whose screen or widgets this visitor sees; their declared calls are preloaded. */
  preloadSources: readonly ReleaseManifest[];
};

/** Whether the menu or a screen with a title leads visitors to the address. */
const isForEverybody = ({ navigation, titles = [] }: ReleaseManifest, path: string): boolean =>
  [...navigation, ...titles].some(
    ({ path: prefix, audience }) => isForVisitor(audience, null) && isUnder(path, prefix),
  );

/**
 * Whether a remote fills slots for a visitor, by the same rule as the shell (shared/slots.ts): visitors who have it in
 * their menu, or everybody when it has no menu entry.
 */
const isShownTo = ({ navigation }: ReleaseManifest, member: PageVisit['member']): boolean =>
  navigation.length === 0 || navigation.some(({ audience }) => isForVisitor(audience, member));

/**
 * Finds the releases that a page displays. Visitors without a session have to sign in on most screens: scripts of those
 * are not hinted.
 */
export function findPageReleases(
  { active, registry, member }: PageVisit,
  { pathname, searchParams }: URL,
): PageReleases {
  const owner = findOwner(active, pathname);
  const loaded = owner && isLoaded(registry, owner) ? owner : undefined;
  const slots = owner ? [] : findSlots(pathname, searchParams, Boolean(member));
  const fillers = active.filter(
    (release) =>
      isLoaded(registry, release) &&
      isShownTo(release, member) &&
      slots.some((slot) => release.slots.includes(slot.slice('slot:'.length))),
  );
  const visibleOwner = loaded && (member || isForEverybody(loaded, pathname)) ? loaded : undefined;
  const parts = visibleOwner ? findScreenScripts(visibleOwner, pathname) : { scripts: [], pieces: [] };
  return {
    isOwned: findOwner([...active, ...registry.remotes], pathname) !== undefined,
    owner: loaded && { release: loaded, scripts: parts.scripts },
    pieces: [
      ...(loaded || fillers.length > 0 ? [REMOTE_LOADER] : []),
      ...parts.pieces,
      ...fillers.flatMap(({ pieces = {} }) => slots.flatMap((slot) => getOwn(pieces, slot) ?? [])),
    ],
    fillers: fillers.map((release) => ({
      release,
      scripts: slots.flatMap((slot) => getOwn(release.screens, slot) ?? []),
    })),
    slots,
    preloadSources: owner ? [visibleOwner].filter((release) => release !== undefined) : fillers,
  };
}
