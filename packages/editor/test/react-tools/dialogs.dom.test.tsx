import { describe, expect, test } from '@jest/globals';
import type { RichBlock } from '@danji/contracts/documents/rich-document';
import { Field } from '@danji/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import type { DocumentEditor } from '../../src/core/slate/slate-types.ts';
import { LinkEditor } from '../../src/react/dialogs/link-editor.tsx';
import { SymbolPicker } from '../../src/react/dialogs/symbol-picker.tsx';
import { VideoDialog } from '../../src/react/dialogs/video-dialog.tsx';
import { P, pretendWidth, renderOnStage, type OnStage, type Parts } from './stage.tsx';

type Dialog = ComponentType<{ editor: DocumentEditor; anchor: HTMLElement; onClose: () => void }>;

/** A button that opens a dialog beside it, as the toolbar does. */
function Opener({ editor, Body }: Parts & { Body: Dialog }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button ref={setAnchor} type="button" onClick={() => setIsOpen(true)}>
        열기
      </button>
      {isOpen && anchor ? <Body editor={editor} anchor={anchor} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
const BrokenOpener = (parts: Parts) => (
  <Field label="내용" error="내용을 적어 주세요.">
    <Opener {...parts} Body={VideoDialog} />
  </Field>
);
const openerOf = (Body: Dialog) => (parts: Parts) => <Opener {...parts} Body={Body} />;

async function open(Body: Dialog, blocks: RichBlock[] = [P('앞뒤')], caret = '앞뒤'): Promise<OnStage> {
  const stage = renderOnStage(blocks, { Beside: openerOf(Body) });
  await stage.caretAt(caret);
  await userEvent.click(screen.getByRole('button', { name: '열기' }));
  return stage;
}

const field = () => screen.getByRole('textbox', { name: '유튜브 링크' });
const insert = () => screen.getByRole<HTMLButtonElement>('button', { name: '넣기' });
const url = () => screen.getByRole('textbox', { name: '주소' });
const link = (address: string, text: string): RichBlock => ({
  type: 'paragraph',
  children: [{ text: '앞 ' }, { type: 'link', url: address, children: [{ text }] }, { text: '' }],
});
const grid = (name: string) => within(screen.getByRole('grid', { name }));
const isInText = () => expect(document.activeElement).toBe(screen.getByLabelText('내용'));

describe('the video dialog', () => {
  test('inserts only a link that is right, and says so beside the field', async () => {
    const stage = await open(VideoDialog);
    expect(document.activeElement).toBe(field());
    expect(insert().disabled).toBe(true);
    expect(screen.queryByText('올바른 유튜브 링크를 입력해주세요.')).toBeNull();
    await userEvent.type(field(), 'https://youtu.be/abc{Enter}');
    expect(screen.getByText('올바른 유튜브 링크를 입력해주세요.')).not.toBeNull();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(insert().disabled).toBe(true);
    expect(stage.children()).toEqual([P('앞뒤')]);

    await userEvent.type(field(), 'defgh?t=75');
    expect(screen.queryByText('올바른 유튜브 링크를 입력해주세요.')).toBeNull();
    expect(screen.getByText('영상 번호 abcdefgh · 1분 15초부터')).not.toBeNull();
    await userEvent.click(insert());
    expect(stage.children()[1]).toMatchObject({ type: 'video', provider: 'youtube', videoId: 'abcdefgh', start: 75 });
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(isInText);
    expect(stage.announced()).toBe('동영상 넣음');
  });

  test('Enter inserts, but not the one that ends a syllable', async () => {
    const stage = await open(VideoDialog);
    await userEvent.type(field(), 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(stage.children()).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(stage.children()[1]).toMatchObject({ type: 'video', videoId: 'dQw4w9WgXcQ' });
  });

  test('Escape inserts nothing and leads back to its button', async () => {
    const stage = await open(VideoDialog);
    await userEvent.type(field(), 'https://youtu.be/dQw4w9WgXcQ{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stage.children()).toEqual([P('앞뒤')]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '열기' }));
  });

  test('Tab past its end and a press elsewhere close it; what opened it may be a field with a fault', async () => {
    const stage = renderOnStage([P('앞뒤')], { Beside: BrokenOpener });
    await stage.caretAt('앞뒤');
    await userEvent.click(screen.getByRole('button', { name: '열기' }));
    expect(field().getAttribute('aria-invalid')).not.toBe('true');
    await userEvent.tab();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '열기' }));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: '동영상 넣기' })).not.toBeNull();
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is a sheet on phones', async () => {
    const { matchMedia } = window;
    pretendWidth(390);
    try {
      const stage = await open(VideoDialog);
      expect(screen.getByRole('dialog', { name: '동영상 넣기' }).getAttribute('aria-modal')).toBe('true');
      await userEvent.type(field(), 'https://youtu.be/dQw4w9WgXcQ{Enter}');
      expect(stage.children()[1]).toMatchObject({ type: 'video' });
    } finally {
      window.matchMedia = matchMedia;
    }
  });
});

describe('the link editor', () => {
  test('completes an address, and shows what it leads to', async () => {
    const stage = await open(LinkEditor);
    await userEvent.type(url(), 'naver.com');
    expect(screen.getByText('https://naver.com/ 주소로 연결돼요.')).not.toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(stage.children()[0]).toMatchObject({
      children: [
        { text: '앞뒤' },
        { type: 'link', url: 'https://naver.com/', children: [{ text: 'naver.com' }] },
        { text: '' },
      ],
    });
    await waitFor(isInText);
  });

  test('refuses what may not be linked to, beside the field', async () => {
    const stage = await open(LinkEditor);
    await userEvent.type(url(), 'javascript:alert(1){Enter}');
    expect(
      screen.getByText('연결할 수 없는 주소예요. 웹 주소, 이메일, 전화번호 중 하나를 적어 주세요.'),
    ).not.toBeNull();
    expect(stage.children()).toEqual([P('앞뒤')]);
  });

  test('links the selected words, and asks for no others', async () => {
    const stage = renderOnStage([P('앞뒤')], { Beside: openerOf(LinkEditor) });
    await stage.caretAt('앞뒤');
    await stage.change(() =>
      stage.editor.select({ anchor: { path: [0, 0], offset: 0 }, focus: { path: [0, 0], offset: 1 } }),
    );
    await userEvent.click(screen.getByRole('button', { name: '열기' }));
    expect(screen.queryByRole('textbox', { name: /보여 줄 글/ })).toBeNull();
    await userEvent.type(url(), 'help@danji.kr{Enter}');
    expect(stage.children()[0]).toMatchObject({
      children: [
        { text: '' },
        { type: 'link', url: 'mailto:help@danji.kr', children: [{ text: '앞' }] },
        { text: '뒤' },
      ],
    });
  });

  test('changes, opens and removes the link at the caret', async () => {
    const stage = await open(LinkEditor, [link('https://a.kr/', '여기')], '여기');
    expect(screen.getByRole('link', { name: '열기' }).getAttribute('rel')).toContain('noopener');
    await userEvent.clear(url());
    await userEvent.type(url(), 'https://b.kr/');
    await userEvent.clear(screen.getByRole('textbox', { name: /보여 줄 글/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /보여 줄 글/ }), '저기');
    await userEvent.click(screen.getByRole('button', { name: '바꾸기' }));
    expect(stage.children()).toEqual([link('https://b.kr/', '저기')]);
    await userEvent.click(screen.getByRole('button', { name: '열기' }));
    await userEvent.click(screen.getByRole('button', { name: '링크 지우기' }));
    expect(stage.children()).toEqual([P('앞 저기')]);
  });
});

describe('the special characters', () => {
  test('one press writes a sign with the marks of its place, and the window stays', async () => {
    const stage = await open(SymbolPicker, [{ type: 'paragraph', children: [{ text: '앞뒤', bold: true }] }]);
    await userEvent.click(grid('자주 쓰는 기호').getByRole('button', { name: '참고표' }));
    await userEvent.click(grid('원문자').getByRole('button', { name: '동그라미 20' }));
    expect(stage.children()).toEqual([{ type: 'paragraph', children: [{ text: '앞뒤※⑳', bold: true }] }]);
    expect(screen.getByRole('dialog', { name: '특수 문자' })).not.toBeNull();
    expect(stage.announced()).toBe('동그라미 20 넣음');
    await userEvent.keyboard('{Escape}');
    await waitFor(isInText);
  });

  test('arrow keys move in a group, which is one stop for Tab', async () => {
    await open(SymbolPicker);
    const [first] = grid('자주 쓰는 기호').getAllByRole('button');
    expect(document.activeElement).toBe(first);
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('동그라미');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('검은 별');
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('오른쪽 화살표');
  });

  test('the 16 used last come first the next time', async () => {
    await open(SymbolPicker);
    const names = ['동그라미 1', ...Array.from({ length: 16 }, (_, at) => `동그라미 ${at + 2}`), '동그라미 5'];
    for (const name of names) fireEvent.click(screen.getByLabelText(name));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: '열기' }));
    const recent = grid('최근에 쓴 기호')
      .getAllByRole('button')
      .map((sign) => sign.textContent);
    expect(recent).toHaveLength(16);
    expect(recent.slice(0, 3)).toEqual(['⑤', '⑰', '⑯']);
    expect(recent).not.toContain('①');
  });

  test('a storage with something else in it is as good as an empty one', async () => {
    localStorage.setItem('danji.editor.symbols', '{"no":"list"');
    await open(SymbolPicker);
    expect(screen.queryByRole('grid', { name: '최근에 쓴 기호' })).toBeNull();
  });
});
