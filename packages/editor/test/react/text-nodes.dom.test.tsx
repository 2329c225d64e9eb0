import { describe, expect, test } from '@jest/globals';
import { documentOf, openEditor, paragraph, press, type OpenEditor } from './open-editor.tsx';

/** Lists each text node of the page with the tags around it from which Slate reads the caret. */
const textNodes = (box: HTMLElement): string[] =>
  [...box.querySelectorAll('[data-slate-node=text] :is([data-slate-string], [data-slate-zero-width])')].map((leaf) => {
    const isInLeaf = leaf.closest('[data-slate-leaf]')?.closest('[data-slate-node=text]') != null;
    return `${isInLeaf ? '' : 'lost '}${leaf.hasAttribute('data-slate-string') ? 'letters' : 'place'} ${JSON.stringify(leaf.textContent)}`;
  });
const textNode = (box: HTMLElement): ChildNode | null | undefined =>
  box.querySelector('[data-slate-string]')?.firstChild;

const writeAfter = async ({ caretBehind, change, editor }: OpenEditor, word: string, text: string): Promise<void> => {
  await caretBehind(word);
  await change(() => editor.insertText(text));
};

describe('letters in the page', () => {
  test('follow the document: written, taken back, emptied and written again', async () => {
    const opened = await openEditor(documentOf(paragraph('가')));
    const { box, change, editor } = opened;
    await writeAfter(opened, '가', '나');
    expect(textNodes(box)).toEqual(['letters "가나"']);
    await change(() => editor.undo());
    expect(textNodes(box)).toEqual(['letters "가"']);
    await change(() => editor.deleteBackward('character'));
    expect(textNodes(box)).toEqual(['place "\uFEFF"']);
    await change(() => editor.insertText('다'));
    expect(textNodes(box)).toEqual(['letters "다"']);
  });

  test('are not written again where the browser has written them', async () => {
    const opened = await openEditor(documentOf(paragraph('가')));
    const { box, change, editor, caretBehind } = opened;
    await caretBehind('가');
    const written = textNode(box);
    await change(() => {
      if (written) written.nodeValue = '가나';
      editor.insertText('나');
    });
    expect([textNodes(box), textNode(box) === written]).toEqual([['letters "가나"'], true]);
  });

  test('end with one line break more than the document, which the browser needs to show the last one', async () => {
    const opened = await openEditor(documentOf(paragraph('가')));
    await writeAfter(opened, '가', '\n');
    expect(textNodes(opened.box)).toEqual(['letters "가\\n\\n"']);
    await opened.change(() => opened.editor.insertText('나'));
    expect(textNodes(opened.box)).toEqual(['letters "가\\n나"']);
  });

  test('make room for marks that wait at the caret, and close again without them', async () => {
    const { box, caretBehind } = await openEditor(documentOf(paragraph('가')));
    await caretBehind('가');
    await press(box, 'b', { code: 'KeyB', ctrlKey: true });
    expect(textNodes(box)).toEqual(['letters "가"', 'place "\uFEFF"']);
    await press(box, 'b', { code: 'KeyB', ctrlKey: true });
    expect(textNodes(box)).toEqual(['letters "가"']);
  });
});
