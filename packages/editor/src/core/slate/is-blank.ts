import type {
  RichBlock,
  RichCell,
  RichDocument,
  RichInline,
  RichListItem,
} from '@danji/contracts/documents/rich-document';

const hasContent = (node: RichBlock | RichListItem | RichCell | RichInline): boolean => {
  if ('text' in node) return node.text.trim() !== '';
  switch (node.type) {
    case 'link':
    case 'divider':
    case 'image':
    case 'video':
    case 'table':
      return true;
    default:
      return node.children.some(hasContent);
  }
};

/**
 * Tells whether the document is blank: text blocks with nothing but spaces, and no link, divider, picture, video or
 * table.
 */
export const isBlankDocument = ({ children }: RichDocument): boolean => !children.some(hasContent);

/** The document without the empty lines at its end: below a picture the caret needs one, the reader does not. */
export const withoutBlankEnd = (document: RichDocument): RichDocument => ({
  ...document,
  children: document.children.slice(0, document.children.findLastIndex(hasContent) + 1),
});
