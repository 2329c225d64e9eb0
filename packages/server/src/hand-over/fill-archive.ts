import type { Db } from '../platform/database/open-database.ts';
import { transaction } from '../platform/database/transaction.ts';
import type { Platform } from '../platform/platform.ts';
import type { HandOverData, HandOverPart } from '../platform/work-parts/hand-over-part.ts';
import { sql } from 'kysely';
import type { Archive } from './archive-writer.ts';
import { type PageSection, toDocumentPage, toIndexPage } from './index-page.ts';
import { PathBook, toSafeName } from './safe-names.ts';

type Collected = { part: HandOverPart; data: HandOverData };
type Head = { title: string; madeBy: string; made: string };
/** Reports the progress (0 to 1) and the current step. */
type Report = (share: number, message: string) => Promise<void>;

/** Collects the data of every contributor in one read-only snapshot. */
export const collectParts = ({ handOverParts }: Platform, db: Db, spaceId: number): Promise<Collected[]> =>
  transaction(db, async (db) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(db);
    const collected: Collected[] = [];
    for (const part of [...handOverParts.values()].toSorted((a, b) => a.order - b.order))
      collected.push({ part, data: await part.collect(db, spaceId) });
    return collected;
  });

type Shelf = { sections: PageSection[]; count: number };

/** Adds the files of one contributor to its folder; the index names files whose bytes storage has lost. */
async function addPart(
  platform: Platform,
  archive: Archive,
  { part, data }: Collected,
  book: PathBook,
  onFile: () => Promise<void>,
): Promise<PageSection> {
  const folder = toSafeName(part.title);
  const places = new Map<string, { path: string | undefined; name: string }>();
  for (const { nano_id, name, storage_key } of data.files ?? []) {
    if (places.has(nano_id)) continue;
    const bytes = await platform.files.open(storage_key);
    const path = bytes && book.take(`${folder}/파일`, name);
    if (bytes && path) await archive.addStream(path, bytes);
    places.set(nano_id, { path, name });
    await onFile();
  }
  for (const { id, title, content } of data.documents ?? []) {
    const path = book.take(`${folder}/문서`, `${title.replaceAll('.', ' ')}.html`);
    archive.addText(path, toDocumentPage(title, content, places, 2));
    places.set(id, { path, name: title });
  }
  archive.addText(book.take(folder, '데이터.json'), `${JSON.stringify(data.data, null, 2)}\n`);
  return { title: part.title, tables: data.tables, places };
}

/**
 * Fills the archive of a work space: a folder for each contributor, and an index page. Resolves to the number of files.
 */
export async function fillArchive(
  platform: Platform,
  archive: Archive,
  head: Head,
  parts: readonly Collected[],
  report: Report,
): Promise<number> {
  const total = parts.reduce((sum, { data }) => sum + (data.files?.length ?? 0), 0);
  const shelf: Shelf = { sections: [], count: 0 };
  const book = new PathBook();
  for (const collected of parts) {
    const onFile = async (): Promise<void> => {
      shelf.count += 1;
      await report(shelf.count / Math.max(1, total), `파일을 모으고 있어요 (${shelf.count}/${total})`);
    };
    shelf.sections.push(await addPart(platform, archive, collected, book, onFile));
  }
  archive.addText('목차.html', toIndexPage(head, shelf.sections));
  return shelf.sections.reduce(
    (sum, { places }) => sum + [...places.values()].filter(({ path }) => path !== undefined).length,
    0,
  );
}
