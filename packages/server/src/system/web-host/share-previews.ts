import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { toBusinessDate } from '@danji/contracts/format/date';
import { webPaths } from '@danji/contracts/web-paths';
import { findReadableNotice, findReadableVersion } from '../../community/notices/index.ts';
import { listPictures, toExcerpt } from '../../site/files/index.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { findInForce, listInForce } from '../../site/system-documents/index.ts';
import { toPlainArticle } from './plain-article.ts';

/** The preview of a page for other sites and search engines. `path` and `image` are addresses on our own host. */
export type SharePreview = {
  title: string;
  description: string;
  path: string;
  image: string | undefined;
  article: string;
};

type Article = { title: string; content: RichDocument };
/** `version` identifies the current content cheaply; the article is read only when it has changed. */
type Source = { path: string; version: string; read(): Promise<Article | undefined> };

const DESCRIPTION_CHARACTERS = 150;
/** Number of cached articles, the last used ones; each is some kB. */
const MAX_CACHED = 100;
const NOTICE = /^\/support\/notices\/([A-Za-z0-9_-]{21})\/?$/;
const DOCUMENTS: readonly (readonly [address: RegExp, type: 1 | 2])[] = [
  [/^\/terms\/?$/, 1],
  [/^\/privacy\/?$/, 2],
];

async function findNoticeSource(db: Db, nanoId: string): Promise<Source | undefined> {
  const version = await findReadableVersion(db, nanoId);
  return version === undefined
    ? undefined
    : { path: webPaths.notice(nanoId), version, read: () => findReadableNotice(db, nanoId) };
}

async function findDocumentSource(db: Db, type: 1 | 2, today: string): Promise<Source | undefined> {
  const documentInForce = (await listInForce(db, today)).find(({ document_type }) => document_type === type);
  return (
    documentInForce && {
      path: webPaths.systemDocument(type),
      version: String(documentInForce.id),
      read: () => findInForce(db, type, today),
    }
  );
}

const toPreview = (path: string, { title, content }: Article): SharePreview => {
  const picture = listPictures(content)[0];
  return {
    title,
    path,
    description: toExcerpt(content, DESCRIPTION_CHARACTERS),
    image: picture && `/api/commons/files/${picture.fileId}/`,
    article: toPlainArticle(title, content),
  };
};

/** Caches previews of the pages that are articles, by version. Other pages cost nothing. */
export class SharePreviews {
  readonly #cache = new Map<string, { version: string; preview: SharePreview }>();

  /**
   * Returns the preview of the page at a path; `undefined` for pages that are no article, `null` for a missing article.
   */
  async find(db: Db, path: string, now: Date): Promise<SharePreview | null | undefined> {
    const nanoId = NOTICE.exec(path)?.[1];
    const type = DOCUMENTS.find(([address]) => address.test(path))?.[1];
    if (nanoId !== undefined) return this.#read(await findNoticeSource(db, nanoId));
    return type === undefined
      ? undefined
      : ((await this.#read(await findDocumentSource(db, type, toBusinessDate(now)))) ?? undefined);
  }

  async #read(source: Source | undefined): Promise<SharePreview | null> {
    if (!source) return null;
    const { path, version } = source;
    const cached = this.#cache.get(path);
    this.#cache.delete(path);
    if (cached?.version === version) {
      this.#cache.set(path, cached);
      return cached.preview;
    }
    const article = await source.read();
    if (!article) return null;
    const preview = toPreview(path, article);
    this.#cache.set(path, { version, preview });
    for (const oldest of this.#cache.keys()) if (this.#cache.size > MAX_CACHED) this.#cache.delete(oldest);
    return preview;
  }
}
