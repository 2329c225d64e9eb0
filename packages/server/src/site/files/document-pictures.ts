import type { RichDocument } from '@danji/contracts/documents/rich-document';

type PictureReference = { fileId: string; path: string };

/**
 * Lists every picture of a valid document at any depth, with the path that an error message names
 * (`children.3.fileId`).
 */
export function listPictures(document: RichDocument): PictureReference[] {
  const found: PictureReference[] = [];
  const walk = (nodes: readonly object[], path: string) => {
    for (const [index, node] of nodes.entries()) {
      const { type, fileId, children } = node as { type?: string; fileId?: string; children?: object[] };
      const nodePath = `${path}.${index}`;
      if (type === 'image' && fileId !== undefined) found.push({ fileId, path: `${nodePath}.fileId` });
      else if (children) walk(children, `${nodePath}.children`);
    }
  };
  walk(document.children, 'children');
  return found;
}
