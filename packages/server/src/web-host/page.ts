import type { Registry } from '@danji/contracts/releases/release';
import { baseOf } from '../releases/index.ts';
import { escapeHtml, tag, toScriptJson } from './html.ts';
import type { ShownRelease } from './shown-releases.ts';
import type { SharePreview } from './share-previews.ts';
import type { PageShell } from './shells.ts';
import { EARLY_SCRIPT } from './early-script.ts';
import type { KnownAnswer, VisitorPage } from './visitor-pages.ts';

export type PageInput = {
  build: PageShell;
  registry: Registry;
  /** Public keys the browser checks newer registries with. */
  registryKeys: string;
  /** With which the browser's reports of the health of releases count. */
  reportProof: string | undefined;
  /** The release whose remote owns the requested address, when the visitor may load it. */
  owner: ShownRelease | undefined;
  /** Releases that fill a slot of the shell's screen. */
  fillers: readonly ShownRelease[];
  /** Whether the address belongs to a screen; pages of others are kept out of search engines. */
  isKnown: boolean;
  /** What the page is about, where it is an article. */
  preview: SharePreview | undefined;
  /** Modules of the shell that are loaded on demand for this visit. */
  modules: readonly string[];
  /** The screen itself, where it is written here. */
  visitorPage: VisitorPage | undefined;
  /** Answers that the app begins with, and whose they are. */
  answers: { user: number | null; known: readonly KnownAnswer[] };
  /** Pictures that the screen shows at once. */
  pictures: readonly string[];
  /** Whether the browser sent the cookie of a session that is alive. */
  isMember: boolean;
  nonce: string;
  /** Origin of the web app, for addresses that other sites read. */
  webOrigin: string;
  /** Whether browsers may keep the offline page. */
  hasWorker: boolean;
};

const TITLE = '단지';
const DESCRIPTION = '아파트와 건물 관리, 입찰과 업체 찾기를 한곳에서. 관리사무소와 업체가 함께 쓰는 단지예요.';

/** The bar of a phone's browser, as the header below it. */
const THEME_COLORS = { light: '#ffffff', dark: '#101419' } as const;

/** Names of files in the root of the build that browsers and search engines look for. */
export const ROOT_FILES = [
  'favicon.svg', 'favicon.ico', 'apple-touch-icon.png', 'manifest.webmanifest', 'robots.txt', 'og.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png',
] as const;
/** The service worker: asked for at every visit, so that a newer one or its end arrives at once. */
export const WORKER_FILE = 'sw.js';

/** Sets the colour mode before the first paint, as `@danji/ui` will; without it a dark page would flash white. */
const COLOR_MODE_SCRIPT = `(function(){var m=null;try{m=localStorage.getItem('danji.color-mode')}catch(e){m=null}if(m!=='light'&&m!=='dark')m=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.dataset.theme=m})()`;
/**
 * Asks for the session before the app is there: its scripts take longer than the answer. The app picks the answer up
 * (api-client, early-session.ts) and asks by itself when there is none. Tabs take turns, as they do there.
 */
const SESSION_SCRIPT = `self.danjiSession=(function(){function ask(){return fetch('/auth/refresh',{method:'POST',headers:{'content-type':'application/json','x-danji-client':'web'},body:'{}'}).then(function(r){return r.ok?r.json():null})}return navigator.locks?navigator.locks.request('danji.session',ask):ask()})().catch(function(){return null})`;
const COLOR_MODE_STYLE = 'html{color-scheme:light}html[data-theme=dark]{color-scheme:dark}';

const meta = (name: string, content: string) => tag('meta', { name, content });
const openGraph = (property: string, content: string) => tag('meta', { property: `og:${property}`, content });

/** The picture that other sites show beside a link: one of the article, or our own. */
function describePicture({ build, preview, webOrigin }: PageInput): string[] {
  const card = meta('twitter:card', 'summary_large_image');
  if (preview?.image) return [openGraph('image', webOrigin + preview.image), card];
  if (!build.paths.has('og.png')) return [];
  return [openGraph('image', `${webOrigin}/og.png`), openGraph('image:width', '1200'), openGraph('image:height', '630'), openGraph('image:alt', '단지: 아파트 관리의 모든 일을 한곳에서'), card];
}

/** As the app will name it. */
const nameWindow = (page: VisitorPage | undefined) => (page?.title ? `${escapeHtml(page.title)} | ${TITLE}` : TITLE);

function describe(input: PageInput): string[] {
  const { build, isKnown, preview, visitorPage, webOrigin, hasWorker } = input;
  const has = (file: (typeof ROOT_FILES)[number]) => build.paths.has(file);
  const title = preview?.title ?? TITLE;
  const description = preview?.description || DESCRIPTION;
  return [
    `<title>${preview ? `${escapeHtml(title)} · ${TITLE}` : nameWindow(visitorPage)}</title>`,
    meta('description', description),
    ...(isKnown ? [] : [meta('robots', 'noindex')]),
    openGraph('type', preview ? 'article' : 'website'), openGraph('site_name', TITLE), openGraph('title', title), openGraph('description', description), openGraph('locale', 'ko_KR'),
    ...(preview ? [openGraph('url', webOrigin + preview.path)] : []),
    ...describePicture(input),
    ...Object.entries(THEME_COLORS).map(([scheme, content]) => tag('meta', { name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})` })),
    meta('mobile-web-app-capable', 'yes'), meta('apple-mobile-web-app-title', TITLE),
    // Read by the shell: registers the worker of that address.
    ...(hasWorker && build.paths.has(WORKER_FILE) ? [meta('danji-worker', `/${WORKER_FILE}`)] : []),
    ...(has('favicon.svg') ? [tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' })] : []),
    ...(has('apple-touch-icon.png') ? [tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' })] : []),
    ...(has('manifest.webmanifest') ? [tag('link', { rel: 'manifest', href: '/manifest.webmanifest' })] : []),
  ];
}

/** What a slot shows comes after the screen around it, and after the session. */
function hintRelease({ release, scripts }: ShownRelease, fetchpriority?: 'low'): string[] {
  const hashes = new Map(release.files.map(({ path, integrity }) => [path, integrity]));
  return [release.entry, ...release.preload, ...scripts].map((path) => tag('link', { rel: 'preload', as: 'script', href: baseOf(release.remote, release.release) + path, integrity: hashes.get(path), fetchpriority }));
}

/**
 * Hints for the remotes of the page and for what the shell loads on demand there: those scripts load beside the first
 * ones instead of after them. They go without `crossorigin`, as the scripts themselves do, and with their hashes; otherwise the browser would fetch them twice.
 */
function preloads({ owner, fillers, build, modules, pictures }: PageInput): string[] {
  // Without hashes, as webpack asks for them: a hint that says another thing than the request is fetched twice.
  const own = [...new Set(modules.flatMap((name) => build.page.lazy?.[name] ?? []))].map((path) => tag('link', { rel: 'preload', as: 'script', href: `/assets/${path}` }));
  return [...(owner ? hintRelease(owner) : []), ...own, ...fillers.flatMap((filler) => hintRelease(filler, 'low')), ...pictures.map((href) => tag('link', { rel: 'preload', as: 'image', href }))];
}

/** Styles of what is written in the page, under the names by which the app knows them as its own. */
const toStyleElement = ({ emotion, css }: VisitorPage['styles'][number], nonce: string): string => `${tag('style', { nonce, 'data-emotion': emotion || undefined })}${css.replaceAll('</', String.raw`<\/`)}</style>`;

/** Read by the shell (`page-answers.ts`); no script element runs it. */
const renderAnswers = ({ answers: { user, known } }: PageInput): string =>
  (known.length > 0 ? `\n${tag('script', { 'type': 'application/json', 'id': 'danji-answers', 'data-user': user === null ? undefined : String(user) })}${toScriptJson(known)}</script>` : '');

/** What is in the page for who waits for the app, and for who has no scripts. */
function renderBody(input: PageInput): string {
  const { preview, visitorPage } = input;
  const note = '단지를 쓰려면 브라우저에서 자바스크립트를 켜 주세요.';
  const body = visitorPage ? `<div id="root">${visitorPage.html}</div>\n<noscript>${note}</noscript>` : `<noscript>${note}${preview?.article ?? ''}</noscript>\n<div id="root"></div>`;
  return body + renderAnswers(input);
}

/** Before everything else: a text that is painted without it moves when it comes. */
const fontHint = ({ font }: PageShell): string[] => (font ? [tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href: `/assets/${font}`, crossorigin: true })] : []);

/** `index.html` for one visit. */
export function renderPage(input: PageInput): string {
  const { build, registry, registryKeys, reportProof, nonce, isMember, visitorPage } = input;
  const { page } = build;
  // Where the page is empty the app is what the visitor waits for; browsers put deferred scripts last.
  const fetchpriority = visitorPage ? undefined : 'high';
  const head = [
    '<meta charset="utf-8">',
    meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
    // Read as `element.nonce`; the attribute itself is hidden from style sheets and scripts by the browser.
    tag('meta', { name: 'danji-nonce', nonce }),
    meta('color-scheme', 'light dark'),
    `<style nonce="${nonce}">${COLOR_MODE_STYLE}</style>`,
    `<script nonce="${nonce}">${COLOR_MODE_SCRIPT}${visitorPage ? `;${EARLY_SCRIPT}` : ''}</script>`,
    ...(isMember ? [`<script nonce="${nonce}">${SESSION_SCRIPT}</script>`] : []),
    ...(visitorPage?.styles.map((style) => toStyleElement(style, nonce)) ?? []),
    ...fontHint(build),
    ...page.styles.map((path) => tag('link', { rel: 'stylesheet', href: `/assets/${path}`, integrity: page.integrity[path] })),
    ...page.scripts.map((path) => `${tag('script', { src: `/assets/${path}`, integrity: page.integrity[path], defer: true, fetchpriority })}</script>`),
    ...preloads(input),
    ...describe(input),
    meta('danji-registry-key', registryKeys),
    ...(reportProof === undefined ? [] : [meta('danji-report', reportProof)]),
    `<script type="application/json" id="danji-registry">${toScriptJson(registry)}</script>`,
  ];
  return `<!doctype html>\n<html lang="ko">\n<head>\n${head.join('\n')}\n</head>\n<body>\n${renderBody(input)}\n</body>\n</html>\n`;
}

/** What people see while the shell has not been built. */
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
