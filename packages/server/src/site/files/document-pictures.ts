import type { RichDocument } from '@danji/contracts/documents/rich-document';

/** Returns the document with other files in its pictures, by public id. A picture without another one is left out. */
export function replacePictures(document: RichDocument, files: ReadonlyMap<string, string>): RichDocument {
  const replace = (nodes: readonly object[]): object[] =>
    nodes.flatMap((node) => {
      const { type, fileId, children } = node as { type?: string; fileId?: string; children?: object[] };
      if (type === 'image' && fileId !== undefined) {
        const copy = files.get(fileId);
        return copy === undefined ? [] : [{ ...node, fileId: copy }];
      }
      return [children ? { ...node, children: replace(children) } : node];
    });
  return { ...document, children: replace(document.children) as RichDocument['children'] };
}

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
