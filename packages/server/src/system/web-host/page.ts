import { getOwn } from '@danji/contracts/get-own';
import { baseOf } from '../../releases/releases/index.ts';
import { describePage, meta } from './describe-page.ts';
import { EARLY_SCRIPT } from './early-script.ts';
import { tag, toScriptJson } from './html.ts';
import type { PageInput } from './page-input.ts';
import type { PageRelease } from './page-releases.ts';
import type { PageShell } from './shells.ts';
import type { ServerRenderedPage } from './server-rendered-pages.ts';

/** Sets the colour mode before the first paint, as `@danji/ui` will; without it a dark page would flash white. */
const COLOR_MODE_SCRIPT = `(function(){var m=null;try{m=localStorage.getItem('danji.color-mode')}catch(e){m=null}if(m!=='light'&&m!=='dark')m=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.dataset.theme=m})()`;
/**
 * Requests the session before the app has loaded, because its scripts take longer than the response. The app uses the
 * response (api-client, early-session.ts) and sends its own request when there is none. Tabs take turns with the same
 * lock.
 */
const SESSION_SCRIPT = `self.danjiSession=(function(){function ask(){return fetch('/auth/refresh',{method:'POST',headers:{'content-type':'application/json','x-danji-client':'web'},body:'{}'}).then(function(r){return r.ok?r.json():null})}return navigator.locks?navigator.locks.request('danji.session',ask):ask()})().catch(function(){return null})`;
const COLOR_MODE_STYLE = 'html{color-scheme:light}html[data-theme=dark]{color-scheme:dark}';

/**
 * Writes hints for a release's scripts. Those of slots have a lower priority than the screen around them and the
 * session.
 */
function hintRelease({ release, scripts }: PageRelease, fetchpriority?: 'low'): string[] {
  const hashes = new Map(release.files.map(({ path, integrity }) => [path, integrity]));
  const type = release.entryType === 'module' ? { rel: 'modulepreload' } : { rel: 'preload', as: 'script' };
  return [...new Set([release.entry, ...release.preload, ...scripts])].map((path) =>
    tag('link', {
      ...type,
      href: baseOf(release.remote, release.release) + path,
      integrity: hashes.get(path),
      fetchpriority,
    }),
  );
}

/**
 * Writes hints for the remotes of the page and for modules that the shell loads on demand there: those scripts load
 * beside the first ones instead of after them. They have no `crossorigin`, as the scripts themselves, and have their
 * hashes; otherwise the browser would fetch them twice.
 */
function preloads({ owner, fillers, build, modules, pictures }: PageInput): string[] {
  // These hints have no hashes because webpack requests the scripts without: a hint that differs from the request is
  // fetched twice.
  const own = [...new Set(modules.flatMap((name) => getOwn(build.page.lazy ?? {}, name) ?? []))].map((path) =>
    tag('link', { rel: 'preload', as: 'script', href: `/assets/${path}` }),
  );
  return [
    ...(owner ? hintRelease(owner) : []),
    ...own,
    ...fillers.flatMap((filler) => hintRelease(filler, 'low')),
    ...pictures.map((href) => tag('link', { rel: 'preload', as: 'image', href })),
  ];
}

/** Writes the styles of a server-rendered page, under the names by which the app recognises them as its own. */
const toStyleElement = ({ emotion, css }: ServerRenderedPage['styles'][number], nonce: string): string =>
  `${tag('style', { nonce, 'data-emotion': emotion || undefined })}${css.replaceAll('</', String.raw`<\/`)}</style>`;

/** Writes the preloaded data for the shell (`preloaded-data.ts`); no script element runs it. */
const renderPreloadedData = ({ preloaded: { user, responses } }: PageInput): string =>
  responses.length > 0
    ? `\n${tag('script', { type: 'application/json', id: 'danji-answers', 'data-user': user === null ? undefined : String(user) })}${toScriptJson(responses)}</script>`
    : '';

/** Writes the body for users who wait for the app, and for users without scripts. */
function renderBody(input: PageInput): string {
  const { preview, serverRenderedPage } = input;
  const note = '단지를 쓰려면 브라우저에서 자바스크립트를 켜 주세요.';
  const body = serverRenderedPage
    ? `<div id="root">${serverRenderedPage.html}</div>\n<noscript>${note}</noscript>`
    : `<noscript>${note}${preview?.article ?? ''}</noscript>\n<div id="root"></div>`;
  return body + renderPreloadedData(input);
}

/** The font is hinted before everything else, because text that is painted without it moves when it arrives. */
const fontHint = ({ font }: PageShell): string[] =>
  font
    ? [tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href: `/assets/${font}`, crossorigin: true })]
    : [];

/** Renders `index.html` for one visit. */
export function renderPage(input: PageInput): string {
  const { build, registry, company, registryKeys, reportProof, nonce, isMember, serverRenderedPage } = input;
  const { page } = build;
  // An empty page waits for the app, and browsers give deferred scripts a low priority.
  const fetchpriority = serverRenderedPage ? undefined : 'high';
  const head = [
    '<meta charset="utf-8">',
    meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
    // Read as `element.nonce`; the attribute itself is hidden from style sheets and scripts by the browser.
    tag('meta', { name: 'danji-nonce', nonce }),
    meta('color-scheme', 'light dark'),
    `<style nonce="${nonce}">${COLOR_MODE_STYLE}</style>`,
    `<script nonce="${nonce}">${COLOR_MODE_SCRIPT}${serverRenderedPage ? `;${EARLY_SCRIPT}` : ''}</script>`,
    ...(isMember ? [`<script nonce="${nonce}">${SESSION_SCRIPT}</script>`] : []),
    ...(serverRenderedPage?.styles.map((style) => toStyleElement(style, nonce)) ?? []),
    ...fontHint(build),
    ...page.styles.map((path) =>
      tag('link', { rel: 'stylesheet', href: `/assets/${path}`, integrity: page.integrity[path] }),
    ),
    ...page.scripts.map(
      (path) =>
        `${tag('script', { src: `/assets/${path}`, integrity: page.integrity[path], defer: true, fetchpriority })}</script>`,
    ),
    ...preloads(input),
    ...describePage(input),
    meta('danji-registry-key', registryKeys),
    ...(reportProof === undefined ? [] : [meta('danji-report', reportProof)]),
    `<script type="application/json" id="danji-registry">${toScriptJson(registry)}</script>`,
    `<script type="application/json" id="danji-company">${toScriptJson(company)}</script>`,
  ];
  return `<!doctype html>\n<html lang="ko">\n<head>\n${head.join('\n')}\n</head>\n<body>\n${renderBody(input)}\n</body>\n</html>\n`;
}

/** The page that is sent while the shell has not been built. */
export const unbuiltPage = `<!doctype html>
<html lang="ko">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>단지 · 준비 중</title></head>
<body>
<h1>화면을 아직 만들지 않았어요</h1>
<p>셸을 빌드한 뒤 새로고침해 주세요: <code>npm run build</code> 또는 <code>npm start</code></p>
<p lang="en">The shell has not been built. Run <code>npm run build</code> or <code>npm start</code>, then reload.</p>
</body>
</html>
`;
