/** The entry of the build for the server (`server-rendered-page.cjs`): it renders the shell's own screens for visitors. */
import { sessionStore, type PreloadedResponse } from '@danji/api-client';
import {
  getSystemDocument,
  getSystemDocumentVersion,
  listSystemDocumentVersions,
} from '@danji/contracts/site/system-document.endpoints';
import { DocumentType, type DocumentTypeCode } from '@danji/contracts/codes/document-type';
import type { Company } from '@danji/contracts/company';
import type { Registry } from '@danji/contracts/releases/release';
import { webPaths } from '@danji/contracts/web-paths';
import { matchPath } from '@danji/shell-sdk/router';
import { createStaticRouter } from '@danji/shell-sdk/static-router';
import { createStaticStyles, type StaticStyle } from '@danji/ui/static';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from './app.tsx';
import { toVersionNumber } from './legal/document-labels.ts';
import { routes } from './routes.tsx';
import type { RemoteSource } from './shared/app-context.ts';

/** Addresses of the shell that only the browser can render: they depend on the session or on the browser, or they redirect. */
const BROWSER_ONLY = [
  webPaths.me,
  webPaths.notifications,
  webPaths.kakaoCallback('user'),
  webPaths.kakaoCallback('brand'),
  webPaths.openInBrowser,
];

const isUnder = (prefix: string, pathname: string) => matchPath({ path: prefix, end: false }, pathname) !== null;

/** A call whose response a page displays. */
type Call = readonly [path: string, query: object];

function listDocumentCalls(document_type: DocumentTypeCode, search: URLSearchParams): Call[] {
  const version = toVersionNumber(search.get('version'));
  const text: Call =
    version === undefined
      ? [getSystemDocument.path, { document_type }]
      : [getSystemDocumentVersion.path, { document_type, version }];
  return [text, [listSystemDocumentVersions.path, { document_type, page_size: 100 }]];
}

/** The calls that a page needs before it can be rendered; `undefined` when the server cannot render it. */
export function findServerRenderedPage(
  address: string,
  { remotes, staffRoutes = [] }: Registry,
): { calls: Call[] } | undefined {
  const { pathname, searchParams } = new URL(address, 'http://shell');
  if (
    [...BROWSER_ONLY, ...staffRoutes, ...remotes.flatMap(({ routes: prefixes }) => prefixes)].some((prefix) =>
      isUnder(prefix, pathname),
    )
  )
    return undefined;
  if (isUnder(webPaths.terms, pathname)) return { calls: listDocumentCalls(DocumentType.TERMS, searchParams) };
  if (isUnder(webPaths.privacy, pathname)) return { calls: listDocumentCalls(DocumentType.PRIVACY, searchParams) };
  return { calls: [] };
}

const nothing = () => undefined;
const never = new Promise<never>(() => undefined);
/** Remotes are rendered only in the browser. */
const noRemotes: RemoteSource = {
  getInstance: (remote) => ({ id: 0, remote, module: never, isRepeat: false, loaded: undefined }),
  hold: () => nothing,
  subscribe: () => nothing,
  adopt: nothing,
  retry: nothing,
  handleError: nothing,
  loadedRelease: nothing,
};

/** Renders the page at an address as the app hydrates it, with its styles. @throws when a screen cannot be rendered. */
export async function renderServerPage(
  address: string,
  current: Registry,
  preloaded: readonly PreloadedResponse[],
  company: Company | undefined,
): Promise<{ html: string; styles: StaticStyle[] }> {
  sessionStore.pause();
  const { Provider, read } = createStaticStyles();
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <App
        isolated
        isServerRendered
        router={createStaticRouter(routes, address)}
        preloaded={{ user: null, preloaded }}
        Styles={Provider}
        registry={{ current: () => current, subscribe: () => () => undefined, refresh: () => Promise.resolve() }}
        remotes={noRemotes}
        company={company}
        leaveTo={() => undefined}
      />
    </StrictMode>,
    // The whole page in one chunk: inline scripts that move content into place are not allowed.
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failures.push(error);
      },
    },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return { html, styles: read() };
}
