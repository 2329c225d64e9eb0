import { beforeEach, describe, expect, test } from '@jest/globals';
import { request } from '@danji/api-client';
import type { ApartmentInfo } from '@danji/contracts/workspace/apartment-info';
import {
  createApartmentInfo,
  getApartmentInfo,
  updateApartmentInfo,
} from '@danji/contracts/workspace/apartment-info-staff.endpoints';
import { hasUnsavedWork } from '@danji/shell-sdk';
import { TextInput } from '@danji/ui';
import { call } from '@danji/testing/call';
import type { TestAccount } from '@danji/testing/factories/account-factory';
import { renderPage } from '@danji/testing/page/render-page';
import { testServer } from '@danji/testing/test-server';
import { useState } from 'react';
import { ConflictDialog, ConflictVersions, Form, FormActions, FormField, useRecordForm } from '../../src/forms.ts';

const LABEL = { title: '이름', code: '단지 코드', installer: '시공사' };
type Values = { title: string; code: string; installer: string };

const toValues = ({ name, code, installer }: ApartmentInfo): Values => ({ title: name, code, installer });

/** A form with all that `useRecordForm` does: a renamed field, a draft, a guard, a record that others change. */
function ComplexForm({ complex }: { complex: ApartmentInfo | undefined }) {
  const [saved, setSaved] = useState<string>();
  const form = useRecordForm({
    call: complex ? updateApartmentInfo : createApartmentInfo,
    initial: complex ? toValues(complex) : { title: '', code: '', installer: '' },
    toInput: ({ title, ...rest }, { base }) => {
      const body = { ...rest, name: title.trim() };
      return base ? { params: { id: base.id }, body: { ...body, updated: base.updated } } : { body };
    },
    validate: ({ title }) => ({ ...(title.trim() === '' && { title: '이름을 입력해 주세요.' }) }),
    wireNames: { title: 'name' },
    draftKey: 'test.complex',
    asksOnLeave: true,
    versions: {
      record: complex,
      read: ({ id }: ApartmentInfo) => request(getApartmentInfo, { params: { id } }),
      toValues,
    },
    onSaved: ({ name }) => setSaved(name),
  });
  const { conflict } = form;
  return (
    <Form form={form}>
      {(['title', 'code', 'installer'] as const).map((name) => (
        <FormField key={name} form={form} name={name} label={LABEL[name]}>
          {(field) => <TextInput {...field} />}
        </FormField>
      ))}
      <FormActions form={form} submitLabel="저장" onCancel={() => undefined} />
      {saved === undefined ? null : <p>{`${saved} 저장했어요`}</p>}
      {conflict ? (
        <ConflictDialog
          saved={{ at: conflict.record.updated }}
          description=""
          onKeepMine={() => void form.keepMine()}
          onTakeTheirs={form.takeTheirs}
          onClose={form.closeConflict}
        >
          <ConflictVersions note="" theirs={conflict.theirs.installer} mine={conflict.mine.installer} />
        </ConflictDialog>
      ) : null}
    </Form>
  );
}

let person: TestAccount;
beforeEach(async () => {
  await testServer().reset();
  person = await testServer().create.staff();
});

async function open(complex?: ApartmentInfo, isReload = false) {
  const routes = [{ path: '/', element: <ComplexForm complex={complex} /> }];
  const page = await renderPage(routes, { at: '/', as: person, isReload });
  const field = (name: keyof Values) => page.screen.getByLabelText<HTMLInputElement>(LABEL[name]);
  await page.screen.findByLabelText(LABEL.title);
  return {
    ...page,
    field,
    save: () => page.user.click(page.screen.getByRole('button', { name: '저장' })),
    isInvalid: (name: keyof Values) => field(name).getAttribute('aria-invalid') === 'true',
  };
}
const create = async (body: { name: string; code?: string }) =>
  (await call(createApartmentInfo, { token: person.token, body })).data;
const read = async ({ id }: ApartmentInfo) =>
  (await call(getApartmentInfo, { token: person.token, params: { id } })).data;

describe('errors', () => {
  test('of the form and of the contract are beside their fields, and the first one gets the focus', async () => {
    const { field, save, user, screen, waitFor, isInvalid } = await open();
    await user.type(field('code'), 'x');
    await save();
    expect(await screen.findByText('이름을 입력해 주세요.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('title')));
    await save();
    await waitFor(() => expect(document.activeElement).toBe(field('title')));
    expect([isInvalid('title'), isInvalid('code'), isInvalid('installer')]).toEqual([true, true, false]);
    await user.type(field('title'), '한');
    await waitFor(() => expect(isInvalid('title')).toBe(false));
    expect(isInvalid('code')).toBe(true);
  });

  test('of a field are shown when it is left, not while it is first typed; an empty one is left in peace', async () => {
    const { field, user, waitFor, isInvalid } = await open();
    await user.click(field('title'));
    await user.type(field('code'), 'x');
    expect([isInvalid('title'), isInvalid('code')]).toEqual([false, false]);
    await user.tab();
    await waitFor(() => expect(isInvalid('code')).toBe(true));
    expect(isInvalid('title')).toBe(false);
  });

  test('of the server stay beside their fields until these are edited', async () => {
    await create({ name: '먼저 쓴 단지', code: 'A12345678' });
    const { field, save, user, screen, waitFor, isInvalid } = await open();
    await user.type(field('title'), '한빛마을');
    await user.type(field('code'), 'A12345678');
    await save();
    expect(await screen.findByText(/이미 등록된 단지 코드예요/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('code')));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(field('title'), ' 3단지');
    expect(isInvalid('code')).toBe(true);
    await user.clear(field('code'));
    await waitFor(() => expect(isInvalid('code')).toBe(false));
    await save();
    expect(await screen.findByText('한빛마을 3단지 저장했어요')).toBeTruthy();
  });

  test('that belong to no field are above the form, and what was typed stays', async () => {
    const complex = await create({ name: '한빛마을' });
    const { field, save, user, screen } = await open({ ...complex, id: 999_999 });
    await user.type(field('installer'), '가람건설');
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('찾는 내용이 없어요');
    expect(field('installer').value).toBe('가람건설');
  });
});

describe('what was typed', () => {
  test('is restored after a reload, can be discarded, and is forgotten once it is saved', async () => {
    const first = await open();
    await first.user.type(first.field('title'), '한빛');
    const second = await open(undefined, true);
    expect(second.field('title').value).toBe('한빛');
    await second.user.click(second.screen.getByRole('button', { name: '새로 쓰기' }));
    expect(second.field('title').value).toBe('');
    await second.user.type(second.field('title'), '한빛마을');
    await second.save();
    await second.screen.findByText('한빛마을 저장했어요');
    const third = await open(undefined, true);
    expect(third.field('title').value).toBe('');
    expect(third.screen.queryByRole('button', { name: '새로 쓰기' })).toBeNull();
  });

  test('is guarded until it is saved', async () => {
    const { field, save, user, screen, waitFor } = await open();
    expect(hasUnsavedWork()).toBe(false);
    await user.type(field('title'), '한빛마을');
    await waitFor(() => expect(hasUnsavedWork()).toBe(true));
    await save();
    await screen.findByText('한빛마을 저장했어요');
    expect(hasUnsavedWork()).toBe(false);
  });
});

/** Opens a record, changes it, and saves after another operator. */
async function meetConflict() {
  const complex = await create({ name: '한빛마을' });
  const page = await open(complex);
  await page.user.type(page.field('installer'), '내 시공사');
  await call(updateApartmentInfo, {
    token: person.token,
    params: { id: complex.id },
    body: { installer: '남의 시공사', updated: complex.updated },
  });
  await page.save();
  const dialog = page.within(await page.screen.findByRole('dialog', { name: '그동안 내용이 바뀌었어요' }));
  expect(dialog.getByRole('region', { name: '저장된 내용' }).textContent).toContain('남의 시공사');
  expect(dialog.getByRole('region', { name: '내 내용' }).textContent).toContain('내 시공사');
  return { ...page, dialog, complex };
}

describe('a record that another person has changed meanwhile', () => {
  test('is overwritten with the own version only by choice', async () => {
    const { user, dialog, screen, complex } = await meetConflict();
    expect((await read(complex)).installer).toBe('남의 시공사');
    await user.click(dialog.getByRole('button', { name: '내 내용으로 저장' }));
    await screen.findByText('한빛마을 저장했어요');
    expect((await read(complex)).installer).toBe('내 시공사');
  });

  test('can be taken instead, and edited further', async () => {
    const { user, dialog, field, save, screen, waitFor, complex } = await meetConflict();
    await user.click(dialog.getByRole('button', { name: '저장된 내용으로 바꾸기' }));
    await waitFor(() => expect(field('installer').value).toBe('남의 시공사'));
    expect(hasUnsavedWork()).toBe(false);
    await user.type(field('installer'), ' 2');
    await save();
    await screen.findByText('한빛마을 저장했어요');
    expect((await read(complex)).installer).toBe('남의 시공사 2');
  });
});
