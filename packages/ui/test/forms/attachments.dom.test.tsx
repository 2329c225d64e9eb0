import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AttachedFiles, AttachmentsField, useAttachments, type SendFile } from '../../src/index.ts';
import { present, renderUi } from '../harness.tsx';

afterEach(() => {
  cleanup();
  sendings.length = 0;
});

type Kept = { key: string; name: string; size: number };
interface Sending {
  name: string;
  resolve: () => void;
  reject: (error: Error) => void;
}
const sendings: Sending[] = [];
const send: SendFile<readonly Kept[]> = ({ name, size }) =>
  new Promise((resolve, reject) => {
    sendings.push({ name, resolve: () => resolve([{ key: `kept ${name}`, name, size }]), reject });
  });
const sendingOf = (name: string): Sending =>
  present(
    sendings.findLast((sending) => sending.name === name),
    name,
  );

const fileOf = (name: string): File => new File(['xyz'], name, { type: 'application/pdf' });

function Draft({ error }: { error?: string }) {
  const [files, setFiles] = useState<Kept[]>([{ key: 'old', name: '계약서.pdf', size: 5 }]);
  const uploads = useAttachments(send, setFiles);
  return (
    <>
      <AttachmentsField
        files={files}
        idOf={({ key }) => key}
        uploads={uploads}
        onChange={setFiles}
        error={error}
        maxCount={3}
        maxBytes={10}
        title="파일을 골라 주세요"
      />
      <output data-testid="fault">{uploads.fault}</output>
      <output data-testid="draft">{uploads.isBusy ? 'busy' : files.map(({ key }) => key).join()}</output>
    </>
  );
}
const lines = (): (string | null)[] =>
  within(screen.getByRole('list', { name: '고른 파일' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);
const draft = (): string | null => screen.getByTestId('draft').textContent;

test('files are uploaded at once, and appended to the stored files in the order they finish', async () => {
  const user = userEvent.setup();
  renderUi(<Draft />);
  await user.upload(await screen.findByLabelText('파일을 골라 주세요'), [fileOf('가.pdf'), fileOf('나.pdf')]);
  expect(draft()).toBe('busy');
  await act(async () => sendingOf('나.pdf').resolve());
  expect(lines()).toEqual(['계약서.pdf5 B', '나.pdf3 B', '가.pdf3 B · 0% 올렸어요']);
  await act(async () => sendingOf('가.pdf').resolve());
  expect(lines()).toEqual(['계약서.pdf5 B', '나.pdf3 B', '가.pdf3 B']);
  expect(draft()).toBe('old,kept 나.pdf,kept 가.pdf');
});

test('a failed file is not part of the draft until it is retried, and a stored file can be removed by keyboard', async () => {
  const user = userEvent.setup();
  renderUi(<Draft />);
  await user.upload(await screen.findByLabelText('파일을 골라 주세요'), fileOf('가.pdf'));
  await act(async () => sendingOf('가.pdf').reject(new Error('연결이 끊겼어요.')));
  expect(lines()).toEqual(['계약서.pdf5 B', '가.pdf연결이 끊겼어요.']);
  expect(draft()).toBe('old');
  screen.getByRole('button', { name: '가.pdf 다시 올리기' }).focus();
  await user.keyboard('{Enter}');
  await act(async () => sendingOf('가.pdf').resolve());
  expect(draft()).toBe('old,kept 가.pdf');
  screen.getByRole('button', { name: '계약서.pdf 빼기' }).focus();
  await user.keyboard('{Enter}');
  expect(draft()).toBe('kept 가.pdf');
  expect(document.activeElement).toBe(screen.getByLabelText(/^첨부파일/));
});

test('a file that is refused for good is only taken out', async () => {
  const user = userEvent.setup();
  renderUi(<Draft />);
  await user.upload(await screen.findByLabelText('파일을 골라 주세요'), fileOf('가.pdf'));
  await act(async () =>
    sendingOf('가.pdf').reject(Object.assign(new Error('올릴 수 없는 형식이에요.'), { isFinal: true })),
  );
  expect(lines()).toEqual(['계약서.pdf5 B', '가.pdf올릴 수 없는 형식이에요.']);
  expect(screen.getByTestId('fault').textContent).toBe('올릴 수 없는 파일이 있어요. 빼 주세요.');
  expect(screen.queryByRole('button', { name: '가.pdf 다시 올리기' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '가.pdf 빼기' }));
  expect([lines(), screen.getByTestId('fault').textContent]).toEqual([['계약서.pdf5 B'], '']);
});

test('stored files count for the limit, and the field is described by its error', async () => {
  const user = userEvent.setup();
  renderUi(<Draft error="계약서를 붙여 주세요." />);
  await user.upload(await screen.findByLabelText('파일을 골라 주세요'), [
    fileOf('가.pdf'),
    fileOf('나.pdf'),
    fileOf('다.pdf'),
  ]);
  expect(screen.getByText('파일은 3개까지 올릴 수 있어서 1개는 넣지 않았어요.')).toBeTruthy();
  expect(sendings.map(({ name }) => name)).toEqual(['가.pdf', '나.pdf']);
  const fault = screen.getByText('계약서를 붙여 주세요.').closest('[id]');
  expect(screen.getByLabelText(/^첨부파일/).getAttribute('aria-describedby')).toBe(fault?.id);
});

test('attached files are links that save them under their names', async () => {
  const user = userEvent.setup();
  renderUi(
    <AttachedFiles
      files={[
        { id: '1', name: '공고문.pdf', size: 1_468_006, address: '/files/1' },
        { id: '2', name: '견적서.xlsx', size: 512, address: '/files/2' },
      ]}
    />,
  );
  const links = within(await screen.findByRole('list', { name: '첨부파일' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('download')])).toEqual([
    ['공고문.pdf1.4 MB', '/files/1', '공고문.pdf'],
    ['견적서.xlsx512 B', '/files/2', '견적서.xlsx'],
  ]);
  await user.tab();
  expect(document.activeElement).toBe(links[0]);
});
