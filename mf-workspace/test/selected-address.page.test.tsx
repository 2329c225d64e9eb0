import { beforeEach, expect, test } from '@jest/globals';
import { ApiProvider } from '@danji/api-client';
import { createWorkSpace } from '@danji/contracts/workspace/work-space.endpoints';
import { ShellHost, type AddressSearchProps, type SelectedAddress } from '@danji/shell-sdk';
import { Outlet, RouterProvider, type RouteObject } from '@danji/shell-sdk/router';
import { call } from '@danji/testing/call';
import { openApp, signInAs } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { BottomSheet, openLayers, ConfirmDialog, Modal, toast, UiProvider } from '@danji/ui';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

const FOUND: SelectedAddress = {
  address_code: '10492',
  address1: '경기도 고양시 덕양구 화신로 214 (화정동)',
  building_name: '한빛마을',
  sido: '경기도',
  sigungu: '고양시 덕양구',
  sigungu_code: '41281',
};
const Search = ({ query, onDone }: AddressSearchProps) => (
  <button type="button" onClick={() => onDone(FOUND)}>
    {query} 214
  </button>
);

test('an address that is found fills itself, and names the building that has no name yet', async () => {
  const person = await testServer().create.general();
  // A second work space starts without an address.
  await call(createWorkSpace, { token: person.token, body: { title: '첫째 단지' } });
  await signInAs(person);
  const host = (
    <ShellHost
      components={{ Modal, BottomSheet, ConfirmDialog, toast, openLayers }}
      leaveTo={() => undefined}
      SlotOutlet={() => null}
      AddressSearch={Search}
    >
      <Outlet />
    </ShellHost>
  );
  const { screen, user, waitFor } = await openApp(
    [{ element: host, children: remote.routes as RouteObject[] }],
    '/workspace/new?by=hand',
    (router) => (
      <ApiProvider isolated>
        <UiProvider>
          <RouterProvider router={router} />
        </UiProvider>
      </ApiProvider>
    ),
  );
  const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  await user.type(await screen.findByRole('textbox', { name: '주소' }), '화신로');
  await user.click(screen.getByRole('button', { name: '주소 찾기' }));
  await user.click(await screen.findByRole('button', { name: '화신로 214' }));
  await waitFor(() => expect([box('주소').value, box('건물 이름').value]).toEqual([FOUND.address1, '한빛마을']));
  // A name that the user gave stays.
  await user.type(box('건물 이름'), ' 3단지');
  await user.click(screen.getByRole('button', { name: '주소 찾기' }));
  await user.click(await screen.findByRole('button', { name: '214' }));
  await waitFor(() => expect(document.activeElement).toBe(box('상세 주소')));
  expect(box('건물 이름').value).toBe('한빛마을 3단지');
});
