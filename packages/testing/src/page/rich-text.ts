import { Editor, Transforms, type Descendant } from 'slate';
import { ELEMENT_TO_NODE } from 'slate-dom';
import { act } from '@testing-library/react';

/**
 * The editor behind a text box. jsdom cannot type into it, so the tests change the document through the editor itself.
 */
function getEditor(textbox: HTMLElement): Editor {
  const editor = ELEMENT_TO_NODE.get(textbox);
  if (!editor || !Editor.isEditor(editor)) throw new Error('This text box is not a rich-text editor');
  return editor;
}

/** Converts lines to paragraphs. */
const toParagraphs = (text: string): Descendant[] =>
  text.split('\n').map((line) => ({ type: 'paragraph', children: [{ text: line }] }) as Descendant);

/** Adds text at the end of a rich-text editor, as a user does who goes on typing. */
export const typeRichText = (textbox: HTMLElement, text: string): Promise<void> =>
  act(async () => {
    const editor = getEditor(textbox);
    Transforms.insertText(editor, text, { at: Editor.end(editor, []) });
  });

/**
 * Replaces the content of a rich-text editor, found by its role and name, with lines of text or with blocks of a
 * document; then blurs it, as when a user moves on to a button.
 */
export async function writeRichText(textbox: HTMLElement, content: string | readonly Descendant[]): Promise<void> {
  const editor = getEditor(textbox);
  await act(async () => {
    textbox.focus();
    Transforms.setChildren(editor, typeof content === 'string' ? toParagraphs(content) : [...content]);
  });
  // The editor handles a change a moment later; the blur makes it do so at once.
  await act(async () => {
    textbox.blur();
  });
}
