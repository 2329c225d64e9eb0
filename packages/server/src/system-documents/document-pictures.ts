import type { RichBlock, RichDocument } from '@danji/contracts/documents/rich-document';
import type { NanoId } from '@danji/contracts/fields';
import { claimFile } from '../commons/index.ts';
import type { Db } from '../platform/database/open-database.ts';
import { ProblemError } from '../platform/problem-error.ts';

/** Pictures in documents: whoever reads the document sees them, for as long as there are versions. */
export const DOCUMENT_FILE_USE = 'system_document';

const listFileIds = (blocks: readonly RichBlock[]): string[] =>
  blocks.flatMap((block) => {
    if (block.type === 'image') return [block.fileId];
    return block.type === 'table' ? block.children.flatMap((row) => row.children.flatMap((cell) => listFileIds(cell.children))) : [];
  });

/** Those of the files that an earlier version shows already. */
async function listShown(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('stored_file').select('nano_id').where('nano_id', 'in', ids as NanoId[]).where('use', '=', DOCUMENT_FILE_USE).execute();
  return new Set(rows.map(({ nano_id }) => nano_id));
}

/** Makes the pictures of a valid document part of it: the writer's own uploads, or those of an earlier version. */
export async function claimPictures(db: Db, { children }: RichDocument, userId: number): Promise<void> {
  const ids = [...new Set(listFileIds(children))];
  if (ids.length === 0) return;
  const shown = await listShown(db, ids);
  for (const id of ids.filter((each) => !shown.has(each))) {
    try {
      await claimFile(db, id as NanoId, userId, DOCUMENT_FILE_USE);
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'not_found') throw new ProblemError('invalid_input', { fields: { content: '올린 이미지를 찾을 수 없어요. 이미지를 다시 올려 주세요.' } });
      throw error;
    }
  }
}
