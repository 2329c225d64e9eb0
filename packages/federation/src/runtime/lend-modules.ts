/** A module the shell lends: its version, and the module itself, which runs when it is first asked for. */
export type LentModule = { version: string; load: () => unknown };

type Lent = { name: string; modules: Readonly<Record<string, LentModule>> };

let lent: Lent = { name: 'nobody', modules: {} };

/**
 * Notes what the page lends remotes, by request (`react`, `@danji/ui`). The shell's own code imports them as any
 * module: only remotes take them from the share scope (`container-host.ts`).
 */
export function lendModules(name: string, modules: Lent['modules']): void {
  lent = { name, modules };
}

/** Who lends what on this page. */
export const getLent = (): Lent => lent;
