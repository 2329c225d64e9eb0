import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  collectPages,
  dismissToast,
  ExportButton,
  Toaster,
  useTableMemory,
  type ExportTask,
  type TableColumn,
} from '../src/index.ts';
import { renderUi } from './harness.tsx';

interface Person {
  id: number;
  name: string;
  points: number;
}
const columns: TableColumn<Person>[] = [
  { key: 'name', header: '이름', cell: ({ name }) => name, exportValue: ({ name }) => name },
  { key: 'actions', header: '', cell: () => null },
  { key: 'points', header: '포인트', cell: ({ points }) => points, exportValue: ({ points }) => points },
];
const people = Array.from({ length: 25 }, (_, index) => ({ id: index, name: `회원 ${index + 1}`, points: index * 10 }));
const readAll = (task: ExportTask) =>
  collectPages(
    task,
    (after: number = -1) =>
      Promise.resolve({ results: people.slice(after + 1, after + 11), count: people.length - after - 1 }),
    ({ id }) => id,
  );

let saved: { name: string; blob: Blob }[] = [];
beforeEach(() => {
  let made = new Blob();
  saved = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      made = blob;
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: made });
  });
});
afterEach(() => {
  cleanup();
  dismissToast();
  jest.restoreAllMocks();
  localStorage.clear();
});

const textOf = (blob: Blob | undefined): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob ?? new Blob());
  });
async function press(kind: RegExp): Promise<ReturnType<typeof userEvent.setup>> {
  const user = userEvent.setup();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '내보내기' }).getAttribute('aria-haspopup')).toBe('menu'),
  );
  await user.click(screen.getByRole('button', { name: '내보내기' }));
  await user.click(screen.getByRole('menuitem', { name: kind }));
  return user;
}

describe('saving a list', () => {
  test('CSV contains all pages and only the columns with an export value', async () => {
    renderUi(
      <>
        <ExportButton fileName="회원" columns={columns} rowsForExport={readAll} />
        <Toaster />
      </>,
    );
    await press(/CSV/);
    expect(await screen.findByText('25건을 저장했어요')).toBeTruthy();
    const lines = (await textOf(saved[0]?.blob)).split('\r\n');
    expect(saved[0]?.name).toMatch(/^회원-\d{4}-\d\d-\d\d\.csv$/);
    expect([lines[0]?.replace('\uFEFF', ''), lines[25], lines.length]).toEqual(['이름,포인트', '회원 25,240', 27]);
  });

  test('XLSX is written only on request, and the limit is reported', async () => {
    renderUi(
      <>
        <ExportButton fileName="회원" columns={columns} rowsForExport={readAll} limit={15} />
        <Toaster />
      </>,
    );
    await press(/XLSX/);
    expect(await screen.findByText('전체 25건 중 15건만 저장했어요')).toBeTruthy();
    expect(saved[0]?.name).toMatch(/^회원-.*\.xlsx$/);
  });

  test('a long export shows its progress and can be cancelled', async () => {
    let signal: AbortSignal | undefined;
    const rowsForExport = (task: ExportTask): Promise<never> =>
      new Promise((_, reject) => {
        signal = task.signal;
        task.onProgress(300, 40_000);
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    renderUi(
      <>
        <ExportButton fileName="회원" columns={columns} rowsForExport={rowsForExport} />
        <Toaster />
      </>,
    );
    const user = await press(/CSV/);
    expect(await screen.findByText('300 / 20,000건')).toBeTruthy();
    expect(screen.getByText('한 번에 20,000건까지 저장해요. 전체는 40,000건이에요.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '취소' }));
    expect(signal?.aborted).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saved).toHaveLength(0);
  });

  test('a failure shows its reason and can be retried', async () => {
    let tries = 0;
    const rowsForExport = (task: ExportTask) => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('연결이 끊겼어요.')) : readAll(task);
    };
    renderUi(<ExportButton fileName="회원" columns={columns} rowsForExport={rowsForExport} />);
    const user = await press(/CSV/);
    expect(await screen.findByText('연결이 끊겼어요.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});

function View() {
  const { hiddenColumns, density, onHiddenColumns, onDensity } = useTableMemory('people');
  return (
    <>
      <button
        type="button"
        onClick={() => {
          onHiddenColumns(['tel']);
        }}
      >
        숨기기
      </button>
      <button
        type="button"
        onClick={() => {
          onDensity('compact');
        }}
      >
        좁게
      </button>
      <p>{`${hiddenColumns.join()} ${density}`}</p>
    </>
  );
}

test('the view of a table is stored on the device, and an invalid one is discarded', async () => {
  const user = userEvent.setup();
  renderUi(<View />);
  await user.click(screen.getByRole('button', { name: '숨기기' }));
  await user.click(screen.getByRole('button', { name: '좁게' }));
  cleanup();
  renderUi(<View />);
  expect(screen.getByText('tel compact')).toBeTruthy();
  cleanup();
  localStorage.setItem('table:people', '{broken');
  renderUi(<View />);
  expect(screen.getByText('comfortable')).toBeTruthy();
});
