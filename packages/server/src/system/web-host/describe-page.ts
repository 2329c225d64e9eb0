import { escapeHtml, tag } from './html.ts';
import type { PageInput } from './page-input.ts';
import type { ServerRenderedPage } from './server-rendered-pages.ts';
import { describeStructure } from './structured-data.ts';

const TITLE = '단지';
const DESCRIPTION = '아파트와 건물 관리, 입찰과 업체 찾기를 한곳에서. 관리사무소와 업체가 함께 쓰는 단지예요.';

/** The colour of a phone browser's toolbar, the same as the header below it. */
const THEME_COLORS = { light: '#ffffff', dark: '#101419' } as const;

/** Files in the root of the build that browsers and search engines look for. */
export const ROOT_FILES = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'manifest.webmanifest',
  'og.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
] as const;
/** The service worker. Browsers request it at every visit, so that a newer one or its removal arrives at once. */
export const WORKER_FILE = 'sw.js';

export const meta = (name: string, content: string) => tag('meta', { name, content });
const openGraph = (property: string, content: string) => tag('meta', { property: `og:${property}`, content });

/** The size of our own picture, and of those that we draw of records. */
const CARD_SIZE = [openGraph('image:width', '1200'), openGraph('image:height', '630')];

/** Describes the picture that other sites display beside a link: one of the record, of its article, or our own. */
function describePicture({ build, preview, webOrigin }: PageInput): string[] {
  const card = meta('twitter:card', 'summary_large_image');
  if (preview?.card)
    return [openGraph('image', webOrigin + preview.card), ...CARD_SIZE, openGraph('image:alt', preview.title), card];
  if (preview?.image) return [openGraph('image', webOrigin + preview.image), card];
  if (!build.paths.has('og.png')) return [];
  return [
    openGraph('image', `${webOrigin}/og.png`),
    ...CARD_SIZE,
    openGraph('image:alt', '단지: 아파트 관리의 모든 일을 한곳에서'),
    card,
  ];
}

/** Returns the title that the app will set. */
const toWindowTitle = (page: ServerRenderedPage | undefined) =>
  page?.title ? `${escapeHtml(page.title)} | ${TITLE}` : TITLE;

function toKind(preview: PageInput['preview']): 'website' | 'article' | 'product' {
  if (!preview) return 'website';
  return preview.product ? 'product' : 'article';
}

/** The price of a product, which other sites show beside its name. */
const describePrice = ({ preview }: PageInput): string[] =>
  preview?.product
    ? [
        tag('meta', { property: 'product:price:amount', content: String(preview.product.price) }),
        tag('meta', { property: 'product:price:currency', content: 'KRW' }),
      ]
    : [];

/** Describes a page to browsers, search engines and other sites. */
export function describePage(input: PageInput): string[] {
  const { build, isKnown, preview, serverRenderedPage, webOrigin, hasWorker } = input;
  const has = (file: (typeof ROOT_FILES)[number]) => build.paths.has(file);
  const title = preview?.title ?? TITLE;
  const description = preview?.description || DESCRIPTION;
  return [
    `<title>${preview ? `${escapeHtml(title)} · ${TITLE}` : toWindowTitle(serverRenderedPage)}</title>`,
    meta('description', description),
    ...(isKnown ? [] : [meta('robots', 'noindex')]),
    openGraph('type', toKind(preview)),
    openGraph('site_name', TITLE),
    openGraph('title', title),
    openGraph('description', description),
    openGraph('locale', 'ko_KR'),
    ...(preview
      ? [openGraph('url', webOrigin + preview.path), tag('link', { rel: 'canonical', href: webOrigin + preview.path })]
      : []),
    ...describePicture(input),
    ...describePrice(input),
    ...describeStructure(preview, webOrigin),
    ...Object.entries(THEME_COLORS).map(([scheme, content]) =>
      tag('meta', { name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})` }),
    ),
    meta('mobile-web-app-capable', 'yes'),
    meta('apple-mobile-web-app-title', TITLE),
    // The shell reads this and registers the worker of that address.
    ...(hasWorker && build.paths.has(WORKER_FILE) ? [meta('danji-worker', `/${WORKER_FILE}`)] : []),
    ...(has('favicon.svg') ? [tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' })] : []),
    ...(has('apple-touch-icon.png') ? [tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' })] : []),
    ...(has('manifest.webmanifest') ? [tag('link', { rel: 'manifest', href: '/manifest.webmanifest' })] : []),
  ];
}
