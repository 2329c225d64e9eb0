import { beforeEach, expect, test } from '@jest/globals';
import { listUserAddresses } from '@danji/contracts/shop/user-address.endpoints';
import { call } from '@danji/testing/call';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { remote } from '../src/remote.tsx';

beforeEach(() => testServer().reset());

test('a member adds addresses, changes one, chooses the default and deletes one', async () => {
  const member = await testServer().create.general();
  const { screen, user, waitFor, within } = await renderPage(remote.routes, { at: '/shop/addresses', as: member });
  const stored = async () => (await call(listUserAddresses, { token: member.token })).data;
  const box = (name: RegExp | string) => screen.findByRole('textbox', { name });
  const save = () => user.click(screen.getByRole('button', { name: '저장' }));
  const write = async (title: string, code: string) => {
    await user.click(await screen.findByRole('button', { name: '배송지 추가' }));
    await user.type(await box(/배송지 이름/), title);
    await user.type(await box(/받는 분/), '김하늘');
    await user.type(await box(/연락처/), '01012345678');
    await user.type(await box(/^주소/), '서울 강남구 테헤란로 152');
    await user.type(await box(/우편번호/), code);
  };
  expect(await screen.findByText('아직 배송지가 없어요')).toBeTruthy();
  await write('집', '123');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /기본 배송지/ }).disabled).toBe(true);
  await save();
  expect(await screen.findByText('우편번호 다섯 자리를 입력해 주세요.')).toBeTruthy();
  await user.type(await box(/우편번호/), '45');
  await user.selectOptions(screen.getByRole('combobox', { name: /배송 메시지/ }), '직접 입력');
  await user.type(await box(/직접 입력할/), '관리실에 맡겨 주세요.');
  await save();
  expect(await screen.findByText('기본 배송지')).toBeTruthy();
  expect(screen.getByText('김하늘 · 010-1234-5678')).toBeTruthy();
  expect(screen.getByText('관리실에 맡겨 주세요.')).toBeTruthy();

  await write('제주', '63303');
  await save();
  expect(await screen.findByText('제주·도서산간')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: "'제주' 기본 배송지로" }));
  await waitFor(async () => expect((await stored())[0]).toMatchObject({ title: '제주', is_default: true }));

  await user.click(await screen.findByRole('button', { name: "'집' 고치기" }));
  await user.type(await box(/배송지 이름/), '으로');
  await save();
  await user.click(await screen.findByRole('button', { name: "'제주' 삭제" }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '삭제' }));
  await waitFor(async () =>
    expect((await stored()).map(({ title, is_default }) => [title, is_default])).toEqual([['집으로', true]]),
  );
});
