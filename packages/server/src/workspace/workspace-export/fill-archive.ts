import { Readable } from 'node:stream';
import { UniquePaths, toSafeName } from '../../platform/archive/archive-paths.ts';
import type { Archive } from '../../platform/archive/open-archive.ts';
import type { Db } from '../../platform/database/open-database.ts';
import { transaction } from '../../platform/database/transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  type WorkspaceExportData,
  type WorkspaceExportContributor,
  workspaceExports,
} from './workspace-export-contributor.ts';
import { sql } from 'kysely';
import { type PageSection, toDocumentPage, toIndexPage } from './index-page.ts';
import { toWorkbook } from './workbook.ts';

type Contribution = { part: WorkspaceExportContributor; data: WorkspaceExportData };
type Head = { title: string; madeBy: string; made: string };
/** Reports the progress (0 to 1) and the current step. */
type Report = (share: number, message: string) => Promise<void>;

/** Collects the data of every contributor in one read-only snapshot. */
export const collectContributions = ({ contributions }: Platform, db: Db, spaceId: number): Promise<Contribution[]> =>
  transaction(db, async (db) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(db);
    const contribution: Contribution[] = [];
    for (const part of [...contributions.of(workspaceExports).values()].toSorted((a, b) => a.order - b.order))
      contribution.push({ part, data: await part.collect(db, spaceId) });
    return contribution;
  });

type ArchiveProgress = { sections: PageSection[]; count: number };

/** Adds the files of one contributor to its folder; the index names files whose bytes storage has lost. */
async function addContribution(
  platform: Platform,
  archive: Archive,
  { part, data }: Contribution,
  paths: UniquePaths,
  onFile: () => Promise<void>,
): Promise<PageSection> {
  const folder = toSafeName(part.title);
  const archivePaths = new Map<string, { path: string | undefined; name: string }>();
  for (const { nano_id, name, storage_key } of data.files ?? []) {
    if (archivePaths.has(nano_id)) continue;
    const bytes = await platform.files.open(storage_key);
    const path = bytes && paths.take(`${folder}/파일`, name);
    if (bytes && path) await archive.addStream(path, bytes);
    archivePaths.set(nano_id, { path, name });
    await onFile();
  }
  for (const { id, title, content } of data.documents ?? []) {
    const path = paths.take(`${folder}/문서`, `${title.replaceAll('.', ' ')}.html`);
    archive.addText(path, toDocumentPage(title, content, archivePaths, 2));
    archivePaths.set(id, { path, name: title });
  }
  if (data.tables.length > 0)
    await archive.addStream(
      paths.take(folder, '데이터.xlsx'),
      Readable.from([await toWorkbook(data.tables, archivePaths)]),
    );
  archive.addText(paths.take(folder, '데이터.json'), `${JSON.stringify(data.data, null, 2)}\n`);
  return { title: part.title, tables: data.tables, archivePaths };
}

/**
 * Fills the archive of a work space: a folder for each contributor, and an index page. Resolves to the number of files.
 */
export async function fillArchive(
  platform: Platform,
  archive: Archive,
  head: Head,
  parts: readonly Contribution[],
  report: Report,
): Promise<number> {
  const total = parts.reduce((sum, { data }) => sum + (data.files?.length ?? 0), 0);
  const progress: ArchiveProgress = { sections: [], count: 0 };
  const paths = new UniquePaths();
  for (const contribution of parts) {
    const onFile = async (): Promise<void> => {
      progress.count += 1;
      await report(progress.count / Math.max(1, total), `파일을 모으고 있어요 (${progress.count}/${total})`);
    };
    progress.sections.push(await addContribution(platform, archive, contribution, paths, onFile));
  }
  archive.addText('목차.html', toIndexPage(head, progress.sections));
  return progress.sections.reduce(
    (sum, { archivePaths }) => sum + [...archivePaths.values()].filter(({ path }) => path !== undefined).length,
    0,
  );
}
