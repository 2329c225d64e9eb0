import { afterEach, expect, jest, test } from '@jest/globals';
import type { SelectedAddress } from '@danji/shell-sdk';
import { UiProvider } from '@danji/ui';
import { act, cleanup, render, screen } from '@testing-library/react';
import { AddressSearch } from '../src/address-search/address-search.tsx';

afterEach(cleanup);

const post = (type: string, from: Partial<MessageEventInit>): void =>
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', { data: { from: 'danji-postcode', type }, origin: 'https://postcode.test', ...from }),
    );
  });

test('Escape in the frame closes the search, but only by a message of the page in this frame', () => {
  const onDone = jest.fn<(found?: SelectedAddress) => void>();
  render(
    <UiProvider>
      <AddressSearch query="제주시" onDone={onDone} />
    </UiProvider>,
  );
  const source = screen.getByTitle<HTMLIFrameElement>('주소 검색').contentWindow;
  post('ready', { source });
  post('escape', { source: window });
  post('escape', { source, origin: window.location.origin });
  expect(onDone).not.toHaveBeenCalled();
  post('escape', { source });
  expect(onDone.mock.calls).toEqual([[]]);
});
