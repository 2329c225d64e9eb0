import { afterEach, expect, test } from '@jest/globals';
import { useState } from 'react';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field, RadioGroup, StepForm, TextInput, type FormStep, type StepErrors } from '../../src/index.ts';
import { renderUi } from '../harness.tsx';

afterEach(cleanup);

interface Draft {
  title: string;
  place: string;
  kind: string;
}

const STEPS: readonly FormStep<Draft>[] = [
  {
    name: '공고 내용',
    fields: ['title', 'place'],
    check: ({ title, place }) => ({
      title: title ? undefined : '제목을 적어 주세요.',
      place: place ? undefined : '장소를 적어 주세요.',
    }),
    render: ({ value, set, errorOf }) => (
      <>
        <Field label="제목" error={errorOf('title')}>
          <TextInput value={value.title} onChange={(title) => set({ title })} />
        </Field>
        <Field label="장소" error={errorOf('place')}>
          <TextInput value={value.place} onChange={(place) => set({ place })} />
        </Field>
      </>
    ),
  },
  {
    name: '입찰 방법',
    fields: ['kind'],
    check: ({ kind }) => Promise.resolve({ kind: kind ? undefined : '방법을 골라 주세요.' }),
    render: ({ value, set, errorOf }) => (
      <Field label="방법" group error={errorOf('kind')}>
        <RadioGroup
          value={value.kind}
          onChange={(kind) => set({ kind })}
          options={[
            { value: 'low', label: '최저가' },
            { value: 'fit', label: '적격심사' },
          ]}
        />
      </Field>
    ),
  },
];

const sent: Draft[] = [];
let answer: () => StepErrors<Draft> | undefined = () => undefined;

const EMPTY: Draft = { title: '', place: '', kind: '' };

function Page({ start = EMPTY }: { start?: Draft }) {
  const [value, setValue] = useState(start);
  const submit = async (draft: Draft): Promise<StepErrors<Draft> | undefined> => {
    sent.push(draft);
    return answer();
  };
  return <StepForm steps={STEPS} value={value} onChange={setValue} onSubmit={submit} submitLabel="공고 올리기" />;
}
const heading = (): string | null => screen.getByRole('heading').textContent;

test('a step with errors stays, shows them, and the focus moves to the first invalid field', async () => {
  const user = userEvent.setup();
  renderUi(<Page />);
  await user.type(await screen.findByRole('textbox', { name: '제목' }), '승강기 교체');
  await user.click(await screen.findByRole('button', { name: '다음' }));
  expect(heading()).toBe('공고 내용');
  expect(screen.getByText('장소를 적어 주세요.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '장소' }));
  await user.keyboard('가');
  expect(screen.queryByText('장소를 적어 주세요.')).toBeNull();
});

test('Enter opens the next step and focuses its heading; going back keeps the input', async () => {
  const user = userEvent.setup();
  renderUi(<Page />);
  await user.type(await screen.findByRole('textbox', { name: '제목' }), '승강기 교체');
  await user.type(screen.getByRole('textbox', { name: '장소' }), '래미안{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '입찰 방법' }));
  expect(screen.getByText('입찰 방법', { selector: 'li *' }).closest('li')?.getAttribute('aria-current')).toBe('step');
  await user.click(screen.getByRole('button', { name: '이전' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '공고 내용' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '장소' }).value).toBe('래미안');
});

test('an invalid group gets the focus on its first choice; without errors the last step submits everything', async () => {
  const user = userEvent.setup();
  sent.length = 0;
  renderUi(<Page start={{ title: '승강기', place: '래미안', kind: '' }} />);
  await user.click(await screen.findByRole('button', { name: '다음' }));
  await user.click(await screen.findByRole('button', { name: '공고 올리기' }));
  expect(await screen.findByText('방법을 골라 주세요.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '최저가' }));
  await user.click(screen.getByRole('radio', { name: '적격심사' }));
  await user.click(screen.getByRole('button', { name: '공고 올리기' }));
  expect(sent).toEqual([{ title: '승강기', place: '래미안', kind: 'fit' }]);
});

test('an error of the server leads back to the step of its field', async () => {
  const user = userEvent.setup();
  answer = () => ({ place: '등록되지 않은 단지예요.' });
  renderUi(<Page start={{ title: '승강기', place: '래미안', kind: 'low' }} />);
  await user.click(await screen.findByRole('button', { name: '다음' }));
  await user.click(await screen.findByRole('button', { name: '공고 올리기' }));
  expect(await screen.findByText('등록되지 않은 단지예요.')).toBeTruthy();
  expect([heading(), document.activeElement]).toEqual(['공고 내용', screen.getByRole('textbox', { name: '장소' })]);
});

test('a refused submission shows the reason and keeps the input', async () => {
  const user = userEvent.setup();
  answer = () => {
    throw new Error('인터넷에 연결되지 않았어요.');
  };
  renderUi(<Page start={{ title: '승강기', place: '래미안', kind: 'low' }} />);
  await user.click(await screen.findByRole('button', { name: '다음' }));
  await user.click(await screen.findByRole('button', { name: '공고 올리기' }));
  expect((await screen.findByRole('alert')).textContent).toBe('인터넷에 연결되지 않았어요.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '최저가' }).checked).toBe(true);
});
