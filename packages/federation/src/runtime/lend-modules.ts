import { init } from '@module-federation/enhanced/runtime';
import * as core from '@module-federation/runtime-core';

/** A module the shell lends: its version, what the shell promises of it, and the module itself when it is first asked for. */
export type LentModule = { version: string; range: string; load: () => unknown };

/**
 * Makes the page the host of remotes, with the modules it lends them by request (`react`, `swr/infinite`). The shell's own
 * code imports them as any module: only remotes ask the federation runtime.
 */
export function lendModules(name: string, modules: Readonly<Record<string, LentModule>>): void {
  // Entries of remotes are built without the federation runtime (`externalRuntime`) and find the shell's under this name.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
  const shared = Object.entries(modules).map(([request, { version, range, load }]) => [
    request, { version, lib: () => load(), shareConfig: { singleton: true, eager: true, requiredVersion: range, strictVersion: true } },
  ]);
  init({ name, remotes: [], shared: Object.fromEntries(shared), shareStrategy: 'loaded-first' });
}
