/** A module that the shell shares. `load` returns the module, which runs at the first call; `loadLater` fetches it first. */
export type SharedModule = { version: string } & ({ load: () => unknown } | { loadLater: () => Promise<unknown> });

type SharedModules = { name: string; modules: Readonly<Record<string, SharedModule>> };

let registered: SharedModules = { name: 'none', modules: {} };

/**
 * Registers the modules that the page shares with remotes, by import specifier (`react`, `@danji/ui`). The shell's own
 * code imports them like any module: only remotes get them from the share scope (`federation-host.ts`).
 */
export function registerSharedModules(name: string, modules: SharedModules['modules']): void {
  registered = { name, modules };
}

/** The shared modules of this page, and the name of the app that registered them. */
export const getSharedModules = (): SharedModules => registered;
