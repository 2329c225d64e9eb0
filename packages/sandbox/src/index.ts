export { sandboxAlimTalkEnv, sandboxEnv } from './credentials.ts';
export { startSandbox, type Sandbox } from './start-sandbox.ts';
