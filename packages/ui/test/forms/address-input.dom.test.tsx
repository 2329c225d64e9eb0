import { afterEach, expect, jest, test } from '@jest/globals';
import { useState } from 'react';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AddressInput, type AddressInputProps, type FoundAddress, type PostalAddress } from '../../src/index.ts';
import { renderUi } from '../harness.tsx';

afterEach(cleanup);

const FOUND: FoundAddress = {
  address1: '경기도 고양시 덕양구 화신로 214 (화정동, 한빛마을)',
  address_code: '10492',
  building_name: '한빛마을',
};
const onFind = jest.fn<AddressInputProps['onFind']>();
const seen = jest.fn<AddressInputProps['onChange']>();

function Form({ start, ...rest }: { start: PostalAddress } & Partial<AddressInputProps>) {
  const [value, setValue] = useState(start);
  const onChange: AddressInputProps['onChange'] = (change, building) => {
    seen(change, building);
    setValue((current) => ({ ...current, ...change }));
  };
  return <AddressInput {...rest} value={value} onChange={onChange} onFind={onFind} />;
}

function open(start: PostalAddress, rest: Partial<AddressInputProps> = {}) {
  onFind.mockReset();
  seen.mockReset();
  renderUi(<Form start={start} {...rest} />);
  return { user: userEvent.setup(), press: screen.getByRole<HTMLButtonElement>('button', { name: '주소 찾기' }) };
}
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('a found address fills the address and the zone code, passes on its building, and focuses the detail', async () => {
  const { user, press } = open({ address1: '화신로', address2: '', address_code: '' });
  onFind.mockResolvedValue(FOUND);
  await user.click(press);
  await waitFor(() => expect(document.activeElement).toBe(box(/^상세 주소/)));
  expect([box(/^주소/).value, box(/^우편번호/).value]).toEqual([FOUND.address1, FOUND.address_code]);
  expect(seen.mock.calls).toEqual([[{ address1: FOUND.address1, address_code: FOUND.address_code }, '한빛마을']]);
  expect(onFind.mock.calls).toEqual([['화신로']]);
  // The zone code is filled in with the address, so the detail, which has to be typed, comes last.
  expect(screen.getAllByRole('textbox')).toEqual([box(/^주소/), box(/^우편번호/), box(/^상세 주소/)]);
  // A found address does not start the next search, and its zone code is dropped with it.
  await user.click(press);
  expect(onFind.mock.lastCall).toEqual(['']);
  await user.type(box(/^주소/), '!');
  expect(box(/^우편번호/).value).toBe('');
});

test('a cancelled search changes nothing', async () => {
  const { user, press } = open({ address1: '', address2: '', address_code: '' });
  onFind.mockResolvedValue(undefined);
  await user.click(press);
  expect(seen).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(press);
});

test('a form without a zone code shows none and gets none', async () => {
  const { user, press } = open({ address1: '', address2: '' });
  onFind.mockResolvedValue(FOUND);
  expect(screen.queryByRole('textbox', { name: /^우편번호/ })).toBeNull();
  await user.click(press);
  expect(seen.mock.calls).toEqual([[{ address1: FOUND.address1 }, '한빛마을']]);
  await user.click(press);
  expect(onFind.mock.lastCall).toEqual(['']);
});

test('accepts only digits as a zone code, shows the error of each part, and accepts no input while it is disabled', async () => {
  const { user } = open(
    { address1: '', address2: '', address_code: '' },
    {
      required: true,
      errors: { address1: '주소를 입력해 주세요.', address_code: '다섯 자리예요.' },
      notes: { address2: '동과 호' },
    },
  );
  await user.type(box(/^우편번호/), '1-04a9');
  expect(box(/^우편번호/).value).toBe('1049');
  const describe = (name: RegExp) =>
    (box(name).getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
  expect([describe(/^주소/), describe(/^상세 주소/), describe(/^우편번호/)]).toEqual([
    ['주소를 입력해 주세요.'],
    ['동과 호'],
    ['다섯 자리예요.'],
  ]);
  expect([
    box(/^주소/).ariaRequired ?? box(/^주소/).getAttribute('aria-required'),
    box(/^우편번호/).getAttribute('aria-required'),
    box(/^상세 주소/).getAttribute('aria-required'),
  ]).toEqual(['true', 'true', null]);
  cleanup();
  expect(open({ address1: '', address2: '', address_code: '' }, { disabled: true }).press.disabled).toBe(true);
  expect(screen.getAllByRole<HTMLInputElement>('textbox').every(({ disabled }) => disabled)).toBe(true);
});
