/** A module the shell lends: its version, and the module itself, which runs when it is first asked for. */
export type SharedModule = { version: string; load: () => unknown };

type SharedModules = { name: string; modules: Readonly<Record<string, SharedModule>> };

let registered: SharedModules = { name: 'nobody', modules: {} };

/**
 * Notes what the page lends remotes, by request (`react`, `@danji/ui`). The shell's own code imports them as any
 * module: only remotes take them from the share scope (`load-container.ts`).
 */
export function registerSharedModules(name: string, modules: SharedModules['modules']): void {
  registered = { name, modules };
}

/** Who lends what on this page. */
export const getSharedModules = (): SharedModules => registered;
