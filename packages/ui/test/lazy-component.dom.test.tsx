import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { Component, type ReactNode } from 'react';
import { cleanup, screen } from '@testing-library/react';
import { lazyComponent } from '../src/lazy-component.tsx';
import { renderUi } from './harness.tsx';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

interface ListProps<Row> {
  rows: readonly Row[];
  toText: (row: Row) => string;
}
const body = { List: <Row,>({ rows, toText }: ListProps<Row>) => <p>{rows.map(toText).join(', ')}</p>, size: 3 };
const Waiting = ({ rows }: ListProps<unknown>) => <p>{`자리 ${rows.length}`}</p>;

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override state = { failed: false };
  override render(): ReactNode {
    return this.state.failed ? <p>열지 못했어요</p> : this.props.children;
  }
}

describe('a lazy component', () => {
  test('renders its placeholder with the same props, then the component with its type parameters', async () => {
    const List = lazyComponent(() => Promise.resolve(body), 'List', Waiting);
    renderUi(<List rows={[{ name: '가' }, { name: '나' }]} toText={({ name }) => name} />);
    expect(screen.getByText('자리 2')).toBeTruthy();
    expect(await screen.findByText('가, 나')).toBeTruthy();
    expect(screen.queryByText('자리 2')).toBeNull();
  });

  test('loads its code only when it is rendered, and once', async () => {
    const load = jest.fn(() => Promise.resolve(body));
    const List = lazyComponent(load, 'List', Waiting);
    expect(load).not.toHaveBeenCalled();
    renderUi(
      <>
        <List rows={['가']} toText={(row) => row} />
        <List rows={['나']} toText={(row) => row} />
      </>,
    );
    await screen.findByText('나');
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('retries a failed load once', async () => {
    const load = jest
      .fn<() => Promise<typeof body>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(body);
    const List = lazyComponent(load, 'List', Waiting);
    renderUi(<List rows={['가']} toText={(row) => row} />);
    expect(await screen.findByText('가')).toBeTruthy();
  });

  test('passes the second failure to the error boundary of the page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const List = lazyComponent<typeof body, 'List'>(() => Promise.reject(new Error('offline')), 'List', Waiting);
    renderUi(
      <Boundary>
        <List rows={['가']} toText={(row) => row} />
      </Boundary>,
    );
    expect(await screen.findByText('열지 못했어요')).toBeTruthy();
  });
});
