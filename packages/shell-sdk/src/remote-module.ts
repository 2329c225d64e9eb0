import type { ReleaseManifest } from '@danji/contracts/releases/release';
import type { ComponentType, ReactNode } from 'react';

/** Contract version between shell and remotes; the shell accepts every `1.x` (FEDERATION §1). */
export const REMOTE_CONTRACT = '1.0';

/** Pieces of the design system that the shell loads on demand and many screens draw first: the rows of `DataTable`, and those of `HitSection`. */
type LentPiece = 'table-body' | 'hit-section-body';

/**
 * What a remote says about itself without running: `src/manifest.ts` exports `manifest`, the build copies it into
 * `release.json`, and the shell shows menus and decides what to load from it.
 */
export type RemoteManifest = Pick<ReleaseManifest, 'contract' | 'routes' | 'navigation' | 'slots'> & {
  /** Pages by address (`'/workspace/:id': 'work-space-page'`, the module in `src/pages`), and what fills a slot (`'slot:search': 'search-hits'`): their scripts are announced with the page, not found when the remote runs. A page is followed by the pieces it draws first. */
  screens?: Record<string, string | readonly [page: string, ...pieces: LentPiece[]]>;
};

/** A screen of a remote. `path` is absolute (`/workspace/:id`); `element` usually comes from `lazyPage`. */
export type RemoteRoute = {
  path?: string;
  index?: boolean;
  element: ReactNode;
  children?: RemoteRoute[];
};

/** Facts the screen that shows a slot hands to whoever fills it. */
export type SlotContext = Readonly<Record<string, string | number>>;
export type SlotComponent = ComponentType<{ context: SlotContext }>;

/**
 * What `src/remote.tsx` exports under the name `remote`: `export const remote = { ...manifest, routes, slots } satisfies
 * RemoteModule`. The only thing the shell sees of a remote.
 */
export type RemoteModule = {
  contract: string;
  routes: RemoteRoute[];
  navigation: RemoteManifest['navigation'];
  /** Widgets by slot name, shown where a screen has `<Slot name="…">`. */
  slots: Record<string, SlotComponent>;
  /** Runs when this copy of the remote is replaced by a newer release; whatever was started outside React ends here. */
  onTeardown?: () => void;
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Checks what a remote's script exposes. @throws Error that says what is missing; the loader then tries the release before. */
export function readRemoteModule(exposed: unknown): RemoteModule {
  const module = isRecord(exposed) ? (exposed['remote'] ?? exposed['default']) : undefined;
  if (!isRecord(module)) throw new Error('The remote does not export `remote`');
  const contract = String(module['contract']);
  if (contract.split('.')[0] !== REMOTE_CONTRACT.split('.')[0])
    throw new Error(`The remote speaks contract ${contract}, this shell ${REMOTE_CONTRACT}`);
  if (!Array.isArray(module['routes']) || !isRecord(module['slots']))
    throw new Error('The remote has no routes or slots');
  return module as unknown as RemoteModule;
}
