import type { RichBlock } from '@danji/contracts/documents/rich-document';
import { describe, expect, test } from '@jest/globals';
import type { DocumentEditor } from '../../src/core/slate/slate-types.ts';
import { draw, edit } from './drawing.ts';

/** A case as drawings: the state before, the action, and the state after. */
export type Case = [name: string, input: RichBlock[], run: (editor: DocumentEditor) => void, output: RichBlock[]];

export const enter = (editor: DocumentEditor) => editor.insertBreak();
export const backspace = (editor: DocumentEditor) => editor.deleteBackward('character');
export const remove = (editor: DocumentEditor) => editor.deleteForward('character');
/** Types character by character. */
export const type = (text: string) => (editor: DocumentEditor) => {
  for (const letter of text) editor.insertText(letter);
};

/** A test of every case, which also undoes all of it. */
export function describeCases(subject: string, cases: readonly Case[]) {
  describe(subject, () => {
    test.each(cases)('%s', (_name, input, run, output) => {
      const editor = edit(...input);
      run(editor);
      expect(draw(editor)).toEqual(output);
      while (editor.history.undos.length > 0) editor.undo();
      expect(editor.children).toEqual(edit(...input).children);
    });
  });
}
