import type { Compiler } from 'webpack';

/**
 * Passes every lazy script of a remote to the shell's guard before the script is attached (`runtime/script-guard.ts`):
 * the guard sets the integrity hash. Entries pass it in the shell (`runtime/federation-host.ts`).
 */
export class ScriptGuardPlugin {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('ScriptGuardPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ScriptGuardPlugin',
        (source) => `${source}\nglobalThis.danjiGuardScript?.(script, url);`,
      );
    });
  }
}
