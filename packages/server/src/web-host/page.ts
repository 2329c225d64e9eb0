import { getOwn } from '@danji/contracts/get-own';
import { baseOf } from '../releases/index.ts';
import { describe, meta } from './describe-page.ts';
import { EARLY_SCRIPT } from './early-script.ts';
import { tag, toScriptJson } from './html.ts';
import type { PageInput } from './page-input.ts';
import type { ShownRelease } from './shown-releases.ts';
import type { PageShell } from './shells.ts';
import type { VisitorPage } from './visitor-pages.ts';

/** Sets the colour mode before the first paint, as `@danji/ui` will; without it a dark page would flash white. */
const COLOR_MODE_SCRIPT = `(function(){var m=null;try{m=localStorage.getItem('danji.color-mode')}catch(e){m=null}if(m!=='light'&&m!=='dark')m=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';document.documentElement.dataset.theme=m})()`;
/**
 * Asks for the session before the app is there: its scripts take longer than the answer. The app picks the answer up
 * (api-client, early-session.ts) and asks by itself when there is none. Tabs take turns, as they do there.
 */
const SESSION_SCRIPT = `self.danjiSession=(function(){function ask(){return fetch('/auth/refresh',{method:'POST',headers:{'content-type':'application/json','x-danji-client':'web'},body:'{}'}).then(function(r){return r.ok?r.json():null})}return navigator.locks?navigator.locks.request('danji.session',ask):ask()})().catch(function(){return null})`;
const COLOR_MODE_STYLE = 'html{color-scheme:light}html[data-theme=dark]{color-scheme:dark}';

/** What a slot shows comes after the screen around it, and after the session. */
function hintRelease({ release, scripts }: ShownRelease, fetchpriority?: 'low'): string[] {
  const hashes = new Map(release.files.map(({ path, integrity }) => [path, integrity]));
  return [release.entry, ...release.preload, ...scripts].map((path) =>
    tag('link', {
      rel: 'preload',
      as: 'script',
      href: baseOf(release.remote, release.release) + path,
      integrity: hashes.get(path),
      fetchpriority,
    }),
  );
}

/**
 * Hints for the remotes of the page and for what the shell loads on demand there: those scripts load beside the first
 * ones instead of after them. They go without `crossorigin`, as the scripts themselves do, and with their hashes; otherwise the browser would fetch them twice.
 */
function preloads({ owner, fillers, build, modules, pictures }: PageInput): string[] {
  // Without hashes, as webpack asks for them: a hint that says another thing than the request is fetched twice.
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

/** Styles of what is written in the page, under the names by which the app knows them as its own. */
const toStyleElement = ({ emotion, css }: VisitorPage['styles'][number], nonce: string): string =>
  `${tag('style', { nonce, 'data-emotion': emotion || undefined })}${css.replaceAll('</', String.raw`<\/`)}</style>`;

/** Read by the shell (`page-answers.ts`); no script element runs it. */
const renderAnswers = ({ answers: { user, known } }: PageInput): string =>
  known.length > 0
    ? `\n${tag('script', { type: 'application/json', id: 'danji-answers', 'data-user': user === null ? undefined : String(user) })}${toScriptJson(known)}</script>`
    : '';

/** What is in the page for who waits for the app, and for who has no scripts. */
function renderBody(input: PageInput): string {
  const { preview, visitorPage } = input;
  const note = '단지를 쓰려면 브라우저에서 자바스크립트를 켜 주세요.';
  const body = visitorPage
    ? `<div id="root">${visitorPage.html}</div>\n<noscript>${note}</noscript>`
    : `<noscript>${note}${preview?.article ?? ''}</noscript>\n<div id="root"></div>`;
  return body + renderAnswers(input);
}

/** Before everything else: a text that is painted without it moves when it comes. */
const fontHint = ({ font }: PageShell): string[] =>
  font
    ? [tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href: `/assets/${font}`, crossorigin: true })]
    : [];

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
    ...page.styles.map((path) =>
      tag('link', { rel: 'stylesheet', href: `/assets/${path}`, integrity: page.integrity[path] }),
    ),
    ...page.scripts.map(
      (path) =>
        `${tag('script', { src: `/assets/${path}`, integrity: page.integrity[path], defer: true, fetchpriority })}</script>`,
    ),
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
