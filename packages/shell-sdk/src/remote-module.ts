import { REMOTE_CONTRACT } from '@danji/contracts/releases/remotes';
import type { ComponentType, ReactNode } from 'react';

/** A route of a remote, derived from its screens. `path` is absolute (`/workspace/:id`). */
export type RemoteRoute = {
  path?: string;
  index?: boolean;
  element: ReactNode;
  children?: RemoteRoute[];
};

/** The values that the screen of a slot passes to the components that fill it. */
export type SlotContext = Readonly<Record<string, string | number>>;
export type SlotComponent = ComponentType<{ context: SlotContext }>;

/** The export `remote` of `src/remote.tsx`, made by `defineRemote`. The shell sees nothing else of a remote. */
export type RemoteModule = {
  contract: string;
  routes: RemoteRoute[];
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
