export { sandboxEnv } from './credentials.ts';
export { startSandbox, type Sandbox } from './start-sandbox.ts';
