import type { ReleaseManifest } from '@danji/contracts/releases/release';
import type { ComponentType, ReactNode } from 'react';

/** The version of the contract between shell and remotes; the shell accepts every `1.x` (FEDERATION §1). */
export const REMOTE_CONTRACT = '1.0';

/** Modules of the design system that the shell loads on demand and many screens render first: the rows of `DataTable` and of `ResultSection`. */
type OnDemandComponent = 'table-body' | 'result-section-body';

/**
 * The description of a remote that is available without running it: `src/manifest.ts` exports `manifest`, the build copies it
 * into `release.json`, and the shell takes from it its menus and what to load.
 */
export type RemoteManifest = Pick<ReleaseManifest, 'contract' | 'routes' | 'navigation' | 'slots'> & {
  /** Pages by address (`'/workspace/:id': 'work-space-page'`, the module in `src/pages`) and slot components (`'slot:search': 'search-results'`). The page preloads their scripts before the remote runs. The on-demand modules that a page renders first follow its name. */
  screens?: Record<string, string | readonly [page: string, ...components: OnDemandComponent[]]>;
};

/** A screen of a remote. `path` is absolute (`/workspace/:id`); `element` usually comes from `lazyPage`. */
export type RemoteRoute = {
  path?: string;
  index?: boolean;
  element: ReactNode;
  children?: RemoteRoute[];
};

/** The values that the screen of a slot passes to the components that fill it. */
export type SlotContext = Readonly<Record<string, string | number>>;
export type SlotComponent = ComponentType<{ context: SlotContext }>;

/**
 * The export `remote` of `src/remote.tsx`: `export const remote = { ...manifest, routes, slots } satisfies RemoteModule`. The
 * shell sees nothing else of a remote.
 */
export type RemoteModule = {
  contract: string;
  routes: RemoteRoute[];
  navigation: RemoteManifest['navigation'];
  /** Components by slot name, shown where a screen has `<Slot name="…">`. */
  slots: Record<string, SlotComponent>;
  /** Called when this instance of the remote is replaced by a newer release; it ends everything that was started outside React. */
  onTeardown?: () => void;
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Checks what a remote's script exposes. @throws Error that names what is missing; the loader then tries the previous release. */
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
