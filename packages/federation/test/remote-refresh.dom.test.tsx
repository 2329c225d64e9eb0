import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import {
  act,
  createElement,
  forwardRef,
  lazy,
  memo,
  Suspense,
  useState,
  type ComponentProps,
  type ForwardRefRenderFunction,
  type FunctionComponent,
} from 'react';
import { toProxy } from '../src/runtime/remote-refresh.ts';
import { jsxDEV } from '../src/runtime/jsx-dev-runtime.ts';

type RemoteRefresh = {
  register: (type: unknown, id: string) => void;
  sign: () => (type: unknown, hooks?: string) => unknown;
  refresh: () => void;
};
const { danjiRemoteRefresh: remoteRefresh } = globalThis as unknown as { danjiRemoteRefresh: RemoteRefresh };

afterEach(cleanup);
let file = 0;
/** A file of a remote; like webpack it runs again with each change. */
const openFile = () => {
  file += 1;
  const id = `file ${file}`;
  return <Props,>(component: FunctionComponent<Props>, hooks: string): FunctionComponent<Props> => {
    remoteRefresh.sign()(component, hooks);
    remoteRefresh.register(component, `${id}Page`);
    return toProxy(component);
  };
};

const toPage = (title: string): FunctionComponent =>
  function Page() {
    const [count, setCount] = useState(0);
    return <button type="button" onClick={() => setCount(count + 1)}>{`${title} ${count}`}</button>;
  };
const text = () => screen.getByRole('button').textContent;

test('a change of the code is rendered in place, and the state remains', () => {
  const run = openFile();
  const Page = run(toPage('처음'), 'useState');
  render(createElement(Page));
  fireEvent.click(screen.getByRole('button'));
  expect(run(toPage('다음'), 'useState')).toBe(Page);
  expect(text()).toBe('처음 1');
  act(() => remoteRefresh.refresh());
  expect(text()).toBe('다음 1');
});

test('the state is reset when the hooks have changed', () => {
  const run = openFile();
  render(createElement(run(toPage('처음'), 'useState')));
  fireEvent.click(screen.getByRole('button'));
  run(function Page() {
    const [label] = useState('다른 훅');
    const [count] = useState(7);
    return <button type="button">{`${label} ${count}`}</button>;
  }, 'useState useState');
  act(() => remoteRefresh.refresh());
  expect(text()).toBe('다른 훅 7');
});

test('updates a lazy component of the shell, and one in JSX of the same file', async () => {
  const run = openFile();
  const page = toPage('처음');
  const Shown = run(page, 'useState');
  const Lazy = lazy(() => Promise.resolve({ default: Shown }));
  render(
    <Suspense>
      <Lazy />
    </Suspense>,
  );
  await screen.findByRole('button');
  expect((jsxDEV(page, {}) as { type: unknown }).type).toBe(Shown);
  run(toPage('다음'), 'useState');
  act(() => remoteRefresh.refresh());
  expect(text()).toBe('다음 0');
});

test('passes a ref on, and does not proxy components of others', () => {
  const run = openFile();
  const Field = run<ComponentProps<'input'>>(({ ref }) => <input ref={ref} />, '');
  const seen: unknown[] = [];
  render(
    <Field
      ref={(node) => {
        if (node) seen.push(node.tagName);
      }}
    />,
  );
  expect(seen).toEqual(['INPUT']);
  expect(toProxy(Suspense)).toBe(Suspense);
  expect(toProxy(openFile)).toBe(openFile);
  expect(jsxDEV('p', { children: 'x' }, 'k') as { type: unknown; key: unknown }).toMatchObject({ type: 'p', key: 'k' });
});

/** A file with a wrapped component, as swc instruments it: the inner component first, then the wrapped one. */
const openWrapped = <Inner,>(wrap: (inner: Inner) => object, kind: string) => {
  file += 1;
  const id = `file ${file}`;
  return (inner: Inner) => {
    remoteRefresh.sign()(inner, 'useState');
    remoteRefresh.register(inner, `${id}Page$${kind}`);
    const wrapped = wrap(inner);
    remoteRefresh.register(wrapped, `${id}Page`);
    return toProxy(wrapped) as FunctionComponent<{ item?: { id: number }; ref?: (node: HTMLElement | null) => void }>;
  };
};

type Item = { item?: { id: number } };
const toItem = (title: string): FunctionComponent<Item> =>
  function Page({ item }) {
    const [count, setCount] = useState(0);
    return <button type="button" onClick={() => setCount(count + 1)}>{`${title} ${count} ${item?.id}`}</button>;
  };
const comparing = (isSame: boolean) => () => isSame;

test('a component in memo keeps its state, and uses the newest comparison', () => {
  let compare = comparing(true);
  const run = openWrapped((inner: FunctionComponent<Item>) => memo(inner, compare), 'memo');
  const Page = run(toItem('처음'));
  const { rerender } = render(<Page item={{ id: 1 }} />);
  fireEvent.click(screen.getByRole('button'));
  rerender(<Page item={{ id: 2 }} />);
  expect(text()).toBe('처음 1 1');
  compare = comparing(false);
  expect(run(toItem('다음'))).toBe(Page);
  act(() => remoteRefresh.refresh());
  expect(text()).toMatch(/^다음 1 /);
  rerender(<Page item={{ id: 3 }} />);
  expect(text()).toBe('다음 1 3');
});

const toButton = (title: string): ForwardRefRenderFunction<HTMLButtonElement> =>
  function Page(_, ref) {
    const [count, setCount] = useState(0);
    return <button ref={ref} type="button" onClick={() => setCount(count + 1)}>{`${title} ${count}`}</button>;
  };

test('a component in forwardRef keeps its state and its ref', () => {
  const run = openWrapped((inner: ForwardRefRenderFunction<HTMLButtonElement>) => forwardRef(inner), 'forwardRef');
  const Page = run(toButton('처음'));
  const seen: unknown[] = [];
  render(
    <Page
      ref={(node) => {
        if (node) seen.push(node.tagName);
      }}
    />,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(run(toButton('다음'))).toBe(Page);
  act(() => remoteRefresh.refresh());
  expect([text(), seen[0]]).toEqual(['다음 1', 'BUTTON']);
});
