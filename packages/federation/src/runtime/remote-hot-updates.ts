import './remote-refresh.ts';

/** Address of this script's folder (`build/base-config.ts`): the development server is not the origin of the page. */
declare const remoteFolder: string;

/**
 * Read by the client when it starts: it must not connect before the address is set, nor render into the shell's page.
 */
Object.assign(globalThis, { __webpack_dev_middleware_client_query__: '?connect=false&overlay=false&progress=false' });

async function connectToUpdates(): Promise<void> {
  const { setOptionsAndConnect } = await import(/* webpackMode: "eager" */ 'webpack-dev-middleware/client');
  setOptionsAndConnect({ path: new URL('__hot', remoteFolder).href });
}

void connectToUpdates();
