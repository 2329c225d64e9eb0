import * as core from '@module-federation/runtime-core';

// Entries of remotes are built without the federation runtime (`externalRuntime`) and find the shell's under this name.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
