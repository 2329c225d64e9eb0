import { Editor, Transforms, type Descendant } from 'slate';
import { ELEMENT_TO_NODE } from 'slate-dom';
import { act } from '@testing-library/react';

/** The editor behind a text box. jsdom cannot type into it: the tests write through the editor itself. */
function getEditor(textbox: HTMLElement): Editor {
  const editor = ELEMENT_TO_NODE.get(textbox);
  if (!editor || !Editor.isEditor(editor)) throw new Error('This text box is no rich-text editor');
  return editor;
}

/** Lines as paragraphs. */
const toParagraphs = (text: string): Descendant[] =>
  text.split('\n').map((line) => ({ type: 'paragraph', children: [{ text: line }] }) as Descendant);

/**
 * Replaces what stands in a rich-text editor, found by its role and name, by lines of text or by blocks of a document;
 * then leaves it, as a person does who goes on to a button.
 */
export async function writeRichText(textbox: HTMLElement, content: string | readonly Descendant[]): Promise<void> {
  const editor = getEditor(textbox);
  await act(async () => {
    textbox.focus();
    Transforms.setChildren(editor, typeof content === 'string' ? toParagraphs(content) : [...content]);
  });
  // The editor hears of a change a moment after it; leaving the text settles it.
  await act(async () => {
    textbox.blur();
  });
}
