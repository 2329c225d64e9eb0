import { toPlainText } from '@danji/contracts/documents/document-text';
import type { RichDocument } from '@danji/contracts/documents/rich-document';

function listUrls(nodes: readonly object[]): string[] {
  return nodes.flatMap((node) => {
    const { url, children = [] } = node as { url?: string; children?: object[] };
    return [...(url === undefined ? [] : [url]), ...listUrls(children)];
  });
}

/** Everything that a reader finds in a document: its text, and where its links lead. */
export const toReadText = (document: RichDocument): string =>
  [toPlainText(document), ...listUrls(document.children)].join('\n');
