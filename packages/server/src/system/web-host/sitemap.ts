import type { ReleaseManifest } from '@danji/contracts/releases/release';
import type { PublicRecords } from '../../platform/features/public-records.ts';
import { isForVisitor } from '../../platform/http/policy.ts';
import { escapeHtml } from './html.ts';

/** Ids of records in one file of the sitemap. Search engines take up to 50,000 addresses in one (sitemaps.org). */
const RECORDS_PER_FILE = 5000;
/** The file that lists the screens without a record. */
export const SCREENS_FILE = 'screens';

type Entry = { path: string; changed?: string };

const toEntry = (tag: 'sitemap' | 'url', origin: string, { path, changed }: Entry): string =>
  `<${tag}><loc>${escapeHtml(origin + path)}</loc>${changed === undefined ? '' : `<lastmod>${changed}</lastmod>`}</${tag}>`;

/** Writes a list of pages, or of such lists, by the protocol of sitemaps.org. */
export function renderSitemap(list: 'sitemapindex' | 'urlset', origin: string, entries: readonly Entry[]): string {
  const tag = list === 'urlset' ? 'url' : 'sitemap';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries.map((entry) => toEntry(tag, origin, entry)),
    `</${list}>`,
    '',
  ].join('\n');
}

/** The names of the files for records up to an id. */
export const toFileNames = (name: string, lastId: number): string[] =>
  Array.from({ length: Math.ceil(lastId / RECORDS_PER_FILE) }, (_, index) => `${name}-${index + 1}`);

/** Reads the name of a file; `undefined` for one that cannot be the file of records. */
export function readFileName(file: string): { name: string; after: number; last: number } | undefined {
  const [, name, number] = /^([a-z_]+)-([1-9]\d{0,5})$/.exec(file) ?? [];
  if (name === undefined) return undefined;
  const last = Number(number) * RECORDS_PER_FILE;
  return { name, after: last - RECORDS_PER_FILE, last };
}

/** The page of a record. */
export const toRecordPath = ({ path }: PublicRecords, key: string | number): string =>
  path.replace(/:\w+/, encodeURIComponent(key));

/** The screens without a record that visitors find in a menu, or that are described to other sites. */
export function listScreens(previewed: readonly string[], releases: readonly ReleaseManifest[]): Entry[] {
  const inMenu = releases.flatMap(({ navigation }) =>
    navigation.filter(({ audience }) => isForVisitor(audience, null)),
  );
  const paths = ['/', ...inMenu.map(({ path }) => path), ...previewed.filter((path) => !path.includes(':'))];
  return [...new Set(paths)].map((path) => ({ path }));
}
