import { insertBlocks, readFragment } from '../../core/slate/fragment.ts';
import type { DocumentEditor } from '../../core/slate/slate-types.ts';
import { asOneStep } from '../../core/slate/undo-groups.ts';
import { pasteFiles } from './file-handler.ts';
import { pasteHtml } from './paste-html.ts';
import { toParagraphs } from './paste-text.ts';
import { writeClipboard } from './write-clipboard.ts';

/** The type of our own content in the clipboard and in drags. */
export const FRAGMENT_KEY = 'x-danji-fragment';
const FRAGMENT_TYPE = `application/${FRAGMENT_KEY}`;

/** Tells whether HTML is the real content beside a picture: office programs add a picture of the copied content. */
function hasText(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const sheet of body.querySelectorAll('style')) sheet.remove();
  return body.textContent.trim() !== '' || body.querySelector('table') !== null;
}

/**
 * Handles pasted or dropped content in this order: the editor's own content (validated, since any program can write
 * into the clipboard), picture files, HTML, plain text. Copied content is written in the same three forms.
 */
export function withClipboard<Kind extends DocumentEditor>(editor: Kind): Kind {
  editor.insertFragmentData = (data) => {
    const encoded = data.getData(FRAGMENT_TYPE);
    const blocks = encoded === '' ? undefined : readFragment(encoded);
    if (blocks) insertBlocks(editor, blocks);
    return blocks !== undefined;
  };
  editor.insertTextData = (data) => {
    const text = data.getData('text/plain');
    if (text === '') return false;
    if (/[\r\n]/.test(text)) insertBlocks(editor, toParagraphs(text));
    else asOneStep(editor, () => editor.insertText(text.normalize('NFC')));
    return true;
  };
  editor.insertData = (data) => {
    const html = data.getData('text/html');
    const files = [...data.files];
    if (editor.insertFragmentData(data)) return;
    if (files.length > 0 && !hasText(html) && pasteFiles(editor, files)) return;
    if (html !== '') void pasteHtml(editor, html, data.getData('text/plain'));
    else editor.insertTextData(data);
  };
  editor.setFragmentData = (data) => writeClipboard(editor, data, FRAGMENT_TYPE);
  return editor;
}
