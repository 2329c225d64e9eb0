/** A module the shell lends: its version, what the shell promises of it, and the module itself when it is first asked for. */
export type LentModule = { version: string; range: string; load: () => unknown };

type Lent = { name: string; modules: Readonly<Record<string, LentModule>> };

let lent: Lent = { name: 'nobody', modules: {} };

/**
 * Notes what the page lends remotes, by request (`react`, `swr/infinite`). The shell's own code imports them as any
 * module: only remotes ask the federation runtime, which comes with the first of them (`container-host.ts`).
 */
export function lendModules(name: string, modules: Lent['modules']): void {
  lent = { name, modules };
}

/** Who lends what on this page. */
export const getLent = (): Lent => lent;
