import { GALLERY_GROUPS, type GalleryPage } from './gallery-page.ts';

const files = import.meta.webpackContext('./pages', { regExp: /\.page\.tsx$/ });

/** Every page of the folder, by group and then by name. */
export const PAGES: readonly GalleryPage[] = files
  .keys()
  .map((file) => files<{ page: GalleryPage }>(file).page)
  .toSorted(
    (a, b) => GALLERY_GROUPS.indexOf(a.group) - GALLERY_GROUPS.indexOf(b.group) || a.title.localeCompare(b.title, 'ko'),
  );

const normalizeText = (text: string): string => text.toLocaleLowerCase().replaceAll(/\s+/g, '');

/** Finds pages whose name, address or summary contains the search text. */
export const findPages = (typed: string): readonly GalleryPage[] =>
  PAGES.filter(({ title, slug, summary }) =>
    normalizeText(`${title} ${slug} ${summary}`).includes(normalizeText(typed)),
  );

export const groupPages = (
  pages: readonly GalleryPage[],
): { group: GalleryPage['group']; pages: readonly GalleryPage[] }[] =>
  GALLERY_GROUPS.map((group) => ({ group, pages: pages.filter((page) => page.group === group) })).filter(
    (entry) => entry.pages.length > 0,
  );
