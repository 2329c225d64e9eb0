import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Transforms } from 'slate';
import { documentOf, openEditor, paragraph } from './open-editor.tsx';

const BLANK = documentOf(paragraph(''));

describe('what the page is told', () => {
  test('one document after a pause, not one for each letter', async () => {
    const { caretBehind, change, editor, changes } = await openEditor(documentOf(paragraph('가')));
    await caretBehind('가');
    for (const letter of '나다라') await change(() => editor.insertText(letter));
    expect(changes).toEqual([]);
    await waitFor(() => expect(changes).toEqual([documentOf(paragraph('가나다라'))]));
  });

  test('at once when the focus leaves, and when the editor goes', async () => {
    const { caretBehind, change, editor, changes, user, unmount } = await openEditor(documentOf(paragraph('가')));
    await caretBehind('가');
    await change(() => editor.insertText('나'));
    await user.click(screen.getByRole('button', { name: '등록' }));
    expect(changes).toEqual([documentOf(paragraph('가나'))]);
    await change(() => editor.insertText('다'));
    unmount();
    expect(changes.at(-1)).toEqual(documentOf(paragraph('가나다')));
  });

  test('every change at once, when the page saves by itself', async () => {
    const onWrite = jest.fn<(document: RichDocument) => void>();
    const { caretBehind, change, editor, changes } = await openEditor(documentOf(paragraph('가')), { onWrite });
    await caretBehind('가');
    expect(onWrite).not.toHaveBeenCalled();
    await change(() => editor.insertText('나'));
    await change(() => editor.insertText('다'));
    expect(onWrite.mock.calls).toEqual([[documentOf(paragraph('가나'))], [documentOf(paragraph('가나다'))]]);
    expect(changes).toEqual([]);
  });

  test('nothing when only the caret moves', async () => {
    const { caretBehind, changes, user } = await openEditor(documentOf(paragraph('가')));
    await caretBehind('가');
    await user.click(screen.getByRole('button', { name: '등록' }));
    expect(changes).toEqual([]);
  });

  test('nothing when a document that ends with a line is opened, until something is written', async () => {
    const onWrite = jest.fn<(document: RichDocument) => void>();
    const { blocks, caretBehind, change, editor, changes, user } = await openEditor(
      documentOf(paragraph('가'), { type: 'divider', children: [{ text: '' }] }),
      { onWrite },
    );
    expect(blocks()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: '등록' }));
    expect([onWrite.mock.calls, changes]).toEqual([[], []]);
    await caretBehind('가');
    await change(() => editor.insertText('나'));
    expect(onWrite).toHaveBeenCalledTimes(1);
  });

  test('a broken document is mended before it is shown', async () => {
    const { blocks } = await openEditor({
      version: 1,
      children: [
        { type: 'heading', level: 9, children: 'x' },
        { type: 'table', children: [] },
      ],
    } as never);
    expect(blocks().every(({ type }) => ['paragraph', 'heading'].includes(type))).toBe(true);
  });
});

describe('how it introduces itself', () => {
  test('name, description, error state and hint of the text', async () => {
    const { box, container } = await openEditor(BLANK, {
      id: 'content',
      invalid: true,
      describedBy: 'content-error',
      placeholder: '내용을 입력해주세요.',
    }).then((opened) => ({ ...opened, container: document.body }));
    expect([box.id, box.getAttribute('aria-multiline'), box.getAttribute('aria-invalid')]).toEqual([
      'content',
      'true',
      'true',
    ]);
    expect(box.getAttribute('aria-describedby')).toContain('content-error');
    expect(container.querySelector('[data-slate-editor]')?.contains(screen.getByText('내용을 입력해주세요.'))).toBe(
      false,
    );
  });

  test('the hint goes with the first letter and comes back with the last', async () => {
    const { change, editor, box } = await openEditor(BLANK, { placeholder: '내용을 입력해주세요.' });
    await change(() => {
      box.focus();
      editor.select({ path: [0, 0], offset: 0 });
      editor.insertText('글');
    });
    expect(screen.queryByText('내용을 입력해주세요.')).toBeNull();
    await change(() => editor.deleteBackward('character'));
    expect(screen.getByText('내용을 입력해주세요.')).toBeTruthy();
  });

  test('a text that is only read has no tools', async () => {
    const { box } = await openEditor(documentOf(paragraph('글')), { readOnly: true });
    expect([box.getAttribute('contenteditable'), box.getAttribute('aria-readonly')]).toEqual(['false', 'true']);
    expect(screen.queryByRole('toolbar')).toBeNull();
  });
});

describe('how long the text is', () => {
  test('with and without spaces', async () => {
    await openEditor(documentOf(paragraph('가나 다'), paragraph('라')));
    expect(screen.getByText('5자 · 공백 빼고 4자')).toBeTruthy();
  });

  test('too many letters are told before anybody tries to save', async () => {
    const { box } = await openEditor(documentOf(paragraph('가나다라마바')), { maxCharacters: 4 });
    expect(screen.getByText('6자 / 4자 · 공백 빼고 6자')).toBeTruthy();
    const sizeMessage = screen.getByText('4자까지 쓸 수 있는데 2자 넘었어요.');
    expect(box.getAttribute('aria-describedby')).toContain(sizeMessage.id);
  });

  test('so is a document that is larger than can be stored', async () => {
    const { change, editor } = await openEditor(
      documentOf(...Array.from({ length: 20 }, () => paragraph('가'.repeat(17_000)))),
    );
    expect(screen.queryByText(/내용이 너무 커서/)).toBeNull();
    for (let at = 0; at < 20; at += 1)
      await change(() => Transforms.insertText(editor, '나'.repeat(1000), { at: { path: [at, 0], offset: 0 } }));
    expect(await screen.findByText(/내용이 너무 커서 저장할 수 없어요/)).toBeTruthy();
  });
});

describe('drafts', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  test('the text is kept within three seconds of a change, and once for all changes in between', async () => {
    const storeDraft = jest.fn();
    const { caretBehind, change, editor } = await openEditor(documentOf(paragraph('가')), { storeDraft });
    await caretBehind('가');
    jest.useFakeTimers();
    await change(() => editor.insertText('나'));
    act(() => {
      jest.advanceTimersByTime(2900);
    });
    await change(() => editor.insertText('다'));
    expect(storeDraft).not.toHaveBeenCalled();
    act(() => {
      jest.advanceTimersByTime(200);
    });
    expect(storeDraft.mock.calls).toEqual([[documentOf(paragraph('가나다'))]]);
  });

  test('at once when the page goes; not when the editor does, for then it was saved', async () => {
    const storeDraft = jest.fn();
    const { caretBehind, change, editor, unmount } = await openEditor(documentOf(paragraph('가')), { storeDraft });
    await caretBehind('가');
    await change(() => editor.insertText('나'));
    fireEvent(window, new Event('pagehide'));
    expect(storeDraft.mock.calls).toEqual([[documentOf(paragraph('가나'))]]);
    await change(() => editor.insertText('다'));
    unmount();
    expect(storeDraft).toHaveBeenCalledTimes(1);
  });
});

test('when drawing fails, the editor begins anew with the last text', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.reportError = () => undefined;
  const { box, caretBehind, change, editor } = await openEditor(documentOf(paragraph('가'), paragraph('나')));
  await caretBehind('나');
  await change(() => editor.insertText('다'));
  // Acts like a page translator: it replaces text nodes that React manages.
  const node = box.querySelector('p') as HTMLElement;
  node.remove();
  await change(() => Transforms.removeNodes(editor, { at: [0] }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: '내용' })).not.toBe(box));
  expect(screen.getByRole('textbox', { name: '내용' }).textContent).toBe('나다');
  reported.mockRestore();
});
