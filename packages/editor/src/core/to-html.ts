/** A document as HTML for mail and search engines; `fromHtml` reads the same document from it. The server writes the same. */
export { toHtml, type HtmlOptions } from '@danji/contracts/documents/to-html';
