import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { useState } from 'react';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Button,
  Checkbox,
  Field,
  FileDrop,
  PasswordInput,
  RadioGroup,
  SearchInput,
  Select,
  Textarea,
  TextInput,
} from '../src/index.ts';
import { renderUi } from './harness.tsx';

afterEach(cleanup);
const nothing = (): void => undefined;

describe('field', () => {
  test('names its control and describes it with help and error', () => {
    renderUi(
      <Field label="이메일" required help="회사 메일도 돼요" error="형식이 맞지 않아요">
        <TextInput value="a" onChange={nothing} />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: /이메일/, description: '회사 메일도 돼요 형식이 맞지 않아요' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
  });

  test('without an error the control is not invalid', () => {
    renderUi(
      <Field label="이메일">
        <TextInput value="a" onChange={nothing} />
      </Field>,
    );
    expect(screen.getByLabelText('이메일').hasAttribute('aria-invalid')).toBe(false);
    expect(screen.getByLabelText('이메일').hasAttribute('aria-describedby')).toBe(false);
  });

  test('labels text areas and selects too, and disables its control', () => {
    renderUi(
      <>
        <Field label="메모" error="너무 길어요">
          <Textarea value="안녕" onChange={nothing} maxLength={10} />
        </Field>
        <Field label="지역" disabled>
          <Select value="" onChange={nothing} placeholder="선택" options={[{ value: '1', label: '서울' }]} />
        </Field>
      </>,
    );
    expect(screen.getByRole('textbox', { name: '메모', description: '너무 길어요' })).toBeTruthy();
    expect(screen.getByText('2/10')).toBeTruthy();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '지역' }).disabled).toBe(true);
  });

  test('a group of radio buttons carries the name and the error', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn<(value: string) => void>();
    renderUi(
      <Field label="종류" group error="하나를 골라 주세요">
        <RadioGroup
          value=""
          onChange={onChange}
          options={[
            { value: 'a', label: '관리사무소' },
            { value: 'b', label: '업체' },
          ]}
        />
      </Field>,
    );
    expect(screen.getByRole('radiogroup', { name: '종류' }).getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('radio', { name: '업체' }));
    expect(onChange).toHaveBeenCalledWith('b');
  });

  test('a group without a choice shows its error on each radio button', () => {
    const group = <RadioGroup value="" onChange={jest.fn()} options={[{ value: 'a', label: '관리사무소' }]} />;
    renderUi(
      <>
        <Field label="종류" group>
          {group}
        </Field>
        <Field label="종류" group error="하나를 골라 주세요">
          {group}
        </Field>
      </>,
    );
    const [usual, wrong] = screen.getAllByRole('radio').map((ring) => getComputedStyle(ring).borderColor);
    expect(wrong).toContain('danger');
    expect(usual).not.toContain('danger');
  });
});

describe('controls', () => {
  test('a password can be shown and hidden again', async () => {
    const user = userEvent.setup();
    renderUi(
      <Field label="비밀번호">
        <PasswordInput value="abc123" onChange={nothing} />
      </Field>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('비밀번호');
    expect(input.type).toBe('password');
    await user.click(screen.getByRole('button', { name: '비밀번호 보기' }));
    expect(input.type).toBe('text');
    await user.click(screen.getByRole('button', { name: '비밀번호 숨기기' }));
    expect(input.type).toBe('password');
  });

  test('a search is cleared by its button and by Escape', async () => {
    const user = userEvent.setup();
    const searched: string[] = [];
    function Page() {
      const [value, setValue] = useState('래미안');
      return (
        <SearchInput value={value} onChange={setValue} onSearch={(text) => searched.push(text)} label="단지 검색" />
      );
    }
    renderUi(<Page />);
    await user.type(screen.getByRole('searchbox', { name: '단지 검색' }), '{Enter}');
    await user.click(screen.getByRole('button', { name: '검색어 지우기' }));
    expect(screen.queryByRole('button')).toBeNull();
    await user.type(screen.getByRole('searchbox'), '가{Escape}');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    expect(searched).toEqual(['래미안', '']);
  });

  test('the whole line of a checkbox is its target', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn<(checked: boolean) => void>();
    renderUi(
      <Checkbox checked={false} onChange={onChange} description="필수">
        이용약관 동의
      </Checkbox>,
    );
    await user.click(screen.getByText('이용약관 동의'));
    expect(onChange).toHaveBeenCalledWith(true);
  });

  test('a loading button keeps the focus, announces it, and does nothing', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    renderUi(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading onClick={onClick}>
          저장
        </Button>
      </form>,
    );
    const button = screen.getByRole('button');
    await user.click(button);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('처리 중')).toBeTruthy();
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('a file area accepts files within the limits and names the others', async () => {
    const user = userEvent.setup({ applyAccept: false });
    const onAdd = jest.fn<(files: File[]) => void>();
    renderUi(
      <FileDrop
        files={[]}
        onAdd={onAdd}
        onRemove={nothing}
        accept=".pdf,image/*"
        maxBytes={10}
        maxCount={2}
        title="첨부"
      />,
    );
    const good = new File(['12345'], '계약서.pdf', { type: 'application/pdf' });
    const big = new File(['12345678901'], '큰 그림.png', { type: 'image/png' });
    const other = new File(['1'], '실행.exe', { type: 'application/octet-stream' });
    await user.upload(await screen.findByLabelText('첨부'), [good, big, other]);
    expect(onAdd.mock.calls).toEqual([[[good]]]);
    expect(screen.getByRole('alert').textContent).toContain('큰 그림.png: 10 B까지 올릴 수 있어요.');
    expect(screen.getByRole('alert').textContent).toContain('실행.exe: 올릴 수 없는 형식이에요.');
  });
});
