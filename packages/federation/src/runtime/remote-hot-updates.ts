import './remote-refresh.ts';

/** Address of the folder this script came from (`build/base-config.ts`): the page has another origin than the development server. */
declare const remoteFolder: string;

/** Read by the client when it starts: it waits to be told where, and shows nothing of its own in somebody else's page. */
Object.assign(globalThis, { __webpack_dev_middleware_client_query__: '?connect=false&overlay=false&progress=false' });

async function connectToUpdates(): Promise<void> {
  const { setOptionsAndConnect } = await import(/* webpackMode: "eager" */ 'webpack-dev-middleware/client');
  setOptionsAndConnect({ path: new URL('__hot', remoteFolder).href });
}

void connectToUpdates();
