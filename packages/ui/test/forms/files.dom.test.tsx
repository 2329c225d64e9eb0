import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileDrop, PageDrop, Toaster, UiProvider, dismissToast, useUploads, type SendFile } from '../../src/index.ts';
import { present, renderUi } from '../harness.tsx';

afterEach(() => {
  act(() => dismissToast());
  cleanup();
});

const fileOf = (name: string, type = 'image/png', size = 3): File => new File(['x'.repeat(size)], name, { type });
const transferOf = (files: File[], types = ['Files']) => ({ dataTransfer: { files, types, dropEffect: 'none' } });

interface Sending {
  name: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
  resolve: (answer: string) => void;
  reject: (error: Error) => void;
}
const sendings: Sending[] = [];
const send: SendFile<string> = (file, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    sendings.push({ name: file.name, signal, onProgress, resolve, reject });
  });
const lastSending = (): Sending => present(sendings.at(-1), 'a sending');

function Attachments() {
  const uploads = useUploads(send);
  return (
    <>
      <FileDrop title="첨부 파일" accept="image/*,.pdf" maxCount={5} maxBytes={10} {...uploads.area} />
      <output data-testid="results">{uploads.isBusy ? 'busy' : uploads.results.join()}</output>
    </>
  );
}
const lines = (): HTMLElement[] => within(screen.getByRole('list', { name: '고른 파일' })).getAllByRole('listitem');

describe('a file area that uploads', () => {
  test('shows the limits, and the progress and completion of every file', async () => {
    const user = userEvent.setup();
    renderUi(<Attachments />);
    expect(await screen.findByText('이미지, PDF 파일당 10 B까지, 최대 5개')).toBeTruthy();
    await user.upload(await screen.findByLabelText('첨부 파일'), [
      fileOf('가.png'),
      fileOf('나.pdf', 'application/pdf'),
    ]);
    act(() => lastSending().onProgress(0.42));
    expect(lines()[1]?.textContent).toContain('42% 올렸어요');
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: '나.pdf 올리는 중' }).value).toBe(0.42);
    expect(screen.getByTestId('results').textContent).toBe('busy');
    await act(async () => {
      for (const sending of sendings) sending.resolve(`id of ${sending.name}`);
    });
    expect(lines().map((line) => line.textContent)).toEqual(['가.png3 B · 다 올렸어요', '나.pdf3 B · 다 올렸어요']);
    expect(screen.getByTestId('results').textContent).toBe('id of 가.png,id of 나.pdf');
    expect(screen.getByText('파일 2개 중 2개를 올렸어요.').getAttribute('aria-live')).toBe('polite');
  });

  test('a failure is announced and retried by keyboard; the focus stays in the line', async () => {
    const user = userEvent.setup();
    renderUi(<Attachments />);
    await user.upload(await screen.findByLabelText('첨부 파일'), fileOf('가.png'));
    await act(async () => lastSending().reject(new Error('연결이 끊겼어요.')));
    expect(lines()[0]?.textContent).toContain('연결이 끊겼어요.');
    expect(screen.getByText('파일 1개 중 0개를 올렸어요. 1개는 올리지 못했어요.')).toBeTruthy();
    screen.getByRole('button', { name: '가.png 다시 올리기' }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '가.png 취소' }));
    await user.keyboard('{Enter}');
    expect(lastSending().signal.aborted).toBe(true);
    expect(lines()[0]?.textContent).toContain('취소했어요');
    await user.click(screen.getByRole('button', { name: '가.png 빼기' }));
    expect(screen.queryByRole('list', { name: '고른 파일' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '파일 고르기' }));
  });

  test('leaving the page cancels uploads in progress', async () => {
    const user = userEvent.setup();
    const { unmount } = renderUi(<Attachments />);
    await user.upload(await screen.findByLabelText('첨부 파일'), fileOf('가.png'));
    unmount();
    expect(lastSending().signal.aborted).toBe(true);
  });

  test('is highlighted while files, but not text, are dragged over it, without flicker over its own children, and accepts dropped files', async () => {
    renderUi(<Attachments />);
    const inner = await screen.findByText('첨부 파일');
    const area = present(inner.parentElement, 'the area');
    fireEvent.dragEnter(area, transferOf([], ['text/plain']));
    expect(area.hasAttribute('data-over')).toBe(false);
    fireEvent.dragEnter(area, transferOf([]));
    fireEvent.dragEnter(inner, transferOf([]));
    fireEvent.dragLeave(area, transferOf([]));
    expect(area.hasAttribute('data-over')).toBe(true);
    fireEvent.dragLeave(inner, transferOf([]));
    expect(area.hasAttribute('data-over')).toBe(false);
    fireEvent.dragEnter(area, transferOf([]));
    fireEvent.drop(area, transferOf([fileOf('가.png'), fileOf('나.exe', 'application/octet-stream')]));
    expect(area.hasAttribute('data-over')).toBe(false);
    expect(lines()[0]?.textContent).toContain('가.png');
    expect(screen.getByRole('alert').textContent).toContain('나.exe: 올릴 수 없는 형식이에요.');
  });
});

const COVER = '이미지를 여기에 놓으면 올려요';

/** The drop target renders nothing; it listens once its code is loaded. */
const isListening = async (): Promise<void> => {
  await import('../../src/overlays/page-drop-body.tsx');
  await act(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve);
      }),
  );
};

const renderPage = async (): Promise<{
  onImage: jest.Mock<(image: File) => void>;
  text: HTMLElement;
  page: HTMLElement;
}> => {
  const onImage = jest.fn<(image: File) => void>();
  renderUi(
    <main>
      <p>본문</p>
      <FileDrop title="첨부" files={[]} onAdd={() => undefined} onRemove={() => undefined} />
      <PageDrop onImage={onImage} maxBytes={10} />
      <Toaster />
    </main>,
  );
  await isListening();
  return { onImage, text: screen.getByText('본문'), page: screen.getByRole('main') };
};

describe('dropping an image anywhere on the page', () => {
  test('a cover shows the target of the files, without flicker between parts of the page', async () => {
    const { text, page } = await renderPage();
    fireEvent.dragEnter(page, transferOf([]));
    expect(screen.getByText(COVER)).toBeTruthy();
    fireEvent.dragEnter(text, transferOf([]));
    fireEvent.dragLeave(page, transferOf([]));
    expect(screen.getByText(COVER)).toBeTruthy();
    fireEvent.dragLeave(text, transferOf([]));
    expect(screen.queryByText(COVER)).toBeNull();
  });

  test('the first image is used, and a message says that there were more', async () => {
    const { onImage, text } = await renderPage();
    const image = fileOf('단지.png');
    fireEvent.dragEnter(text, transferOf([]));
    // fireEvent returns false when the page prevents the browser from opening the files.
    expect(fireEvent.drop(text, transferOf([fileOf('메모.txt', 'text/plain'), image, fileOf('둘.png')]))).toBe(false);
    expect(onImage.mock.calls).toEqual([[image]]);
    expect(screen.queryByText(COVER)).toBeNull();
    expect(screen.getByText(/단지.png만 올리고 나머지 2개는 뺐어요/)).toBeTruthy();
  });

  test('reports that a file is not an image, or that it is too large', async () => {
    const { onImage, text } = await renderPage();
    fireEvent.drop(text, transferOf([fileOf('메모.txt', 'text/plain')]));
    expect(screen.getByText('이미지 파일만 올릴 수 있어요.')).toBeTruthy();
    fireEvent.drop(text, transferOf([fileOf('큰.png', 'image/png', 11)]));
    expect(screen.getByText('이미지는 10 B까지 올릴 수 있어요.')).toBeTruthy();
    expect(onImage).not.toHaveBeenCalled();
  });

  test('text, and an image of the page itself, are ignored', async () => {
    const { onImage, text } = await renderPage();
    fireEvent.dragEnter(text, transferOf([], ['text/plain']));
    expect(screen.queryByText(COVER)).toBeNull();
    expect(fireEvent.drop(text, transferOf([], ['text/plain']))).toBe(true);
    fireEvent.dragStart(text);
    fireEvent.dragEnter(text, transferOf([]));
    expect(screen.queryByText(COVER)).toBeNull();
    fireEvent.drop(text, transferOf([fileOf('안.png')]));
    fireEvent.dragEnd(text);
    expect(onImage).not.toHaveBeenCalled();
    fireEvent.dragEnter(text, transferOf([]));
    expect(screen.getByText(COVER)).toBeTruthy();
  });

  test('files dropped on a file area go to that area', async () => {
    const { onImage, text } = await renderPage();
    fireEvent.dragEnter(text, transferOf([]));
    fireEvent.dragEnter(screen.getByText('첨부'), transferOf([]));
    expect(screen.queryByText(COVER)).toBeNull();
    fireEvent.drop(screen.getByText('첨부'), transferOf([fileOf('가.png')]));
    expect(onImage).not.toHaveBeenCalled();
  });

  test('of two the last mounted is active, and the first again when it is unmounted', async () => {
    const page = jest.fn();
    const dialog = jest.fn();
    const { rerender } = renderUi(
      <main>
        <PageDrop onImage={page} />
        <PageDrop key="dialog" onImage={dialog} label="대화상자에 올려요" />
      </main>,
    );
    await isListening();
    fireEvent.dragEnter(screen.getByRole('main'), transferOf([]));
    expect([screen.queryByText(COVER), screen.queryByText('대화상자에 올려요')?.textContent]).toEqual([
      null,
      '대화상자에 올려요',
    ]);
    fireEvent.drop(screen.getByRole('main'), transferOf([fileOf('가.png')]));
    expect([page.mock.calls.length, dialog.mock.calls.length]).toEqual([0, 1]);
    rerender(
      <UiProvider>
        <main>
          <PageDrop onImage={page} />
        </main>
      </UiProvider>,
    );
    fireEvent.drop(screen.getByRole('main'), transferOf([fileOf('나.png')]));
    expect([page.mock.calls.length, dialog.mock.calls.length]).toEqual([1, 1]);
  });
});
