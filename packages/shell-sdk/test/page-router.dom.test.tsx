import './browser-gaps.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { use, useState } from 'react';
import { useBackButton, useLeaveGuard, usePendingNavigation } from '../src/page-router.tsx';
import { createBrowserRouter, Link, Outlet, RouterProvider, ScrollRestoration, useLocation } from '../src/router.ts';

const scrollTo = jest.fn<(x: number, y: number) => void>();
beforeEach(() => {
  Object.assign(window, { scrollTo, scrollY: 0 });
  globalThis.history.replaceState(null, '', '/');
});
afterEach(() => {
  cleanup();
  openCount = 0;
  scrollTo.mockReset();
});

const path = () => globalThis.location.pathname;
const click = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('link', { name }));
  });

let answer: (leaves: boolean) => void;
const ask = jest.fn(
  () =>
    new Promise<boolean>((resolve) => {
      answer = resolve;
    }),
);

function Form() {
  const [isDirty, setIsDirty] = useState(false);
  useLeaveGuard(isDirty, ask);
  return <button onClick={() => setIsDirty(true)}>write</button>;
}

let openCount = 0;
const opened = new Set<() => void>();
const openLayers = {
  closeTop: () => {
    const isOpen = openCount > 0;
    if (isOpen) openCount -= 1;
    return isOpen;
  },
  onOpened: (listener: () => void) => {
    opened.add(listener);
    return () => void opened.delete(listener);
  },
};
function openLayer() {
  openCount += 1;
  for (const listener of opened) listener();
}
function Layers() {
  useBackButton(openLayers);
  return null;
}

const Crash = () => {
  throw new Error('broken screen');
};
const Where = () => <p>{`at ${useLocation().pathname}${useLocation().search}`}</p>;

async function open() {
  const layout = (
    <>
      <Link to="/">home</Link>
      <Link to="/form">form</Link>
      <Link to="/form?tab=2">tab</Link>
      <Link to="/crash">crash</Link>
      <Link preventScrollReset to="/?page=2">
        page 2
      </Link>
      <Outlet />
      <Layers />
      <Where />
      <ScrollRestoration />
    </>
  );
  const router = createBrowserRouter([
    {
      element: layout,
      children: [
        {
          errorElement: <p>this screen broke</p>,
          children: [
            { path: '/', element: <h1>home</h1> },
            { path: '/form', element: <Form /> },
            { path: '/crash', element: <Crash /> },
          ],
        },
      ],
    },
  ]);
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
}

async function openDirtyForm() {
  await open();
  await click('form');
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
  });
  ask.mockClear();
}

test('a link out of a form with unsaved work waits for the answer', async () => {
  await openDirtyForm();
  await click('tab');
  expect(ask).not.toHaveBeenCalled();
  await click('home');
  expect([path(), ask.mock.calls.length]).toEqual(['/form', 1]);
  await click('crash');
  expect(ask).toHaveBeenCalledTimes(1);
  await act(async () => {
    answer(false);
  });
  expect(path()).toBe('/form');
  await click('home');
  await act(async () => {
    answer(true);
  });
  expect(screen.getByRole('heading').textContent).toBe('home');
  await click('form');
  await click('home');
  expect([path(), ask.mock.calls.length]).toEqual(['/', 2]);
});

test('the back button closes what is open over the page first, adds no entry, and asks no guard for that', async () => {
  await openDirtyForm();
  openLayer();
  const entries = globalThis.history.length;
  globalThis.history.back();
  await waitFor(() => expect(openCount).toBe(0));
  await waitFor(() => expect(path()).toBe('/form'));
  expect([ask.mock.calls.length, globalThis.history.length]).toEqual([0, entries]);
  globalThis.history.back();
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(path()).toBe('/form'));
  await act(async () => {
    answer(true);
  });
  await screen.findByText('at /');
});

test('on the first entry of a document too the back button closes what is open, time and again, and then goes on to what was before', async () => {
  const { history } = globalThis;
  const go = history.go.bind(history);
  const went = jest.spyOn(history, 'go');
  await open();
  for (let times = 0; times < 2; times += 1) {
    openLayer();
    globalThis.history.back();
    await waitFor(() => expect(openCount).toBe(0));
    await waitFor(() => expect(globalThis.history.state).toMatchObject({ idx: 0 }));
  }
  const entries = globalThis.history.length;
  went.mockClear();
  // As in a tab that has nothing before it: the page stays, and goes on closing what opens.
  went.mockImplementation((delta) => (delta === -1 ? undefined : go(delta)));
  globalThis.history.back();
  await waitFor(() => expect(went.mock.calls).toContainEqual([-1]));
  expect(screen.getByText('at /')).toBeTruthy();
  openLayer();
  globalThis.history.back();
  await waitFor(() => expect(openCount).toBe(0));
  await click('form');
  globalThis.history.back();
  await screen.findByText('at /');
  expect(globalThis.history.length - entries).toBeLessThanOrEqual(1);
  went.mockRestore();
});

test('a press of the back button is reverted until there is an answer', async () => {
  await openDirtyForm();
  globalThis.history.back();
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(path()).toBe('/form'));
  expect(screen.getByText('at /form')).toBeTruthy();
  await act(async () => {
    answer(true);
  });
  await screen.findByText('at /');
  expect(path()).toBe('/');
});

test("a screen that crashes is replaced by its route's message until the user navigates", async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open();
  await click('crash');
  expect(screen.getByText('this screen broke')).toBeTruthy();
  await click('home');
  expect(screen.getByRole('heading').textContent).toBe('home');
  silent.mockRestore();
});

test('a new page starts at the top, a page of a list keeps its position, and back restores the old one', async () => {
  await open();
  await click('page 2');
  expect(scrollTo).not.toHaveBeenCalled();
  Object.assign(window, { scrollY: 420 });
  await click('form');
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  await act(async () => {
    globalThis.history.back();
  });
  await screen.findByText('at /?page=2');
  await waitFor(() => expect(scrollTo.mock.calls.at(-1)).toEqual([0, 420]));
});

const never = new Promise<never>(() => undefined);
/** A page with a filter in its query, whose new rows never come. */
const Rows = () => (useLocation().search === '?sector=7' ? use(never) : <input aria-label="words" />);
const Never = (): never => use(never);
function Screen() {
  const pending = usePendingNavigation(1000);
  return pending ? <p>{`loading ${pending.pathname}`}</p> : <Outlet />;
}

test('a page that is slow to show another query of its own keeps what is on it; one that is left gives way', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  try {
    const router = createBrowserRouter([
      {
        element: <Screen />,
        children: [
          { path: '/', element: <Rows /> },
          { path: '/next', element: <Never /> },
        ],
      },
    ]);
    render(<RouterProvider router={router} />);
    const words = screen.getByRole('textbox', { name: 'words' });
    await act(async () => router.navigate('/?sector=7'));
    await act(async () => jest.advanceTimersByTime(1000));
    expect(screen.getByRole('textbox', { name: 'words' })).toBe(words);
    await act(async () => router.navigate('/next'));
    await act(async () => jest.advanceTimersByTime(1000));
    expect(screen.getByText('loading /next')).toBeTruthy();
  } finally {
    jest.useRealTimers();
  }
});
