import { useState } from 'react';
import {
  Alert,
  DateInput,
  Field,
  MoneyInput,
  RadioGroup,
  Stack,
  StepForm,
  TextInput,
  type FormStep,
} from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

interface Draft {
  title: string;
  amount: number | null;
  way: string;
  due: string;
}

const STEPS: readonly FormStep<Draft>[] = [
  {
    name: '공고 내용',
    lead: '무엇을 얼마에 맡길지 적어요.',
    fields: ['title', 'amount'],
    check: ({ title, amount }) => ({
      title: title.trim() ? undefined : '공고 제목을 적어 주세요.',
      amount: amount ? undefined : '예상 금액을 적어 주세요.',
    }),
    render: ({ value, set, errorOf }) => (
      <Stack>
        <Field label="공고 제목" required error={errorOf('title')}>
          <TextInput value={value.title} onChange={(title) => set({ title })} placeholder="승강기 교체 공사" />
        </Field>
        <Field label="예상 금액" required error={errorOf('amount')}>
          <MoneyInput value={value.amount} onChange={(amount) => set({ amount })} allowBlank />
        </Field>
      </Stack>
    ),
  },
  {
    name: '낙찰 방법',
    lead: '업체를 어떻게 고를지 정해요.',
    fields: ['way'],
    check: ({ way }) => ({ way: way ? undefined : '낙찰 방법을 골라 주세요.' }),
    render: ({ value, set, errorOf }) => (
      <Field label="낙찰 방법" group required error={errorOf('way')}>
        <RadioGroup
          boxed
          value={value.way}
          onChange={(way) => set({ way })}
          options={[
            { value: 'low', label: '최저가' },
            { value: 'fit', label: '적격심사' },
          ]}
        />
      </Field>
    ),
  },
  {
    name: '마감',
    fields: ['due'],
    check: ({ due }) => ({ due: due ? undefined : '마감일을 골라 주세요.' }),
    render: ({ value, set, errorOf }) => (
      <Field label="마감일" required error={errorOf('due')}>
        <DateInput today="2026-11-21" min="2026-11-21" value={value.due} onChange={(due) => set({ due })} />
      </Field>
    ),
  },
];

function Tried({ start, step }: { start: Draft; step: number }) {
  const [value, setValue] = useState(start);
  const [at, setAt] = useState(step);
  const [isDone, setIsDone] = useState(false);
  if (isDone)
    return (
      <Alert tone="success" title="공고를 올렸어요.">
        {value.title}
      </Alert>
    );
  return (
    <StepForm
      steps={STEPS}
      value={value}
      onChange={setValue}
      step={at}
      onStepChange={setAt}
      submitLabel="공고 올리기"
      onSubmit={() => setIsDone(true)}
    />
  );
}
const EMPTY: Draft = { title: '', amount: null, way: '', due: '' };

export const page: GalleryPage = {
  slug: 'step-form',
  group: '입력',
  title: '단계 양식 StepForm',
  summary:
    '여러 단계로 나눈 양식이에요. 다음을 누르면 그 단계를 살펴보고 처음으로 잘못된 칸에 초점을 둬요. 이전으로 가도 적은 것은 그대로예요. 값은 밖에서 들고 있으니 shell-sdk의 useDraft를 그대로 넘기면 새로고침해도 남아요. 서버가 찾은 잘못은 그 칸이 있는 단계로 데려가요.',
  keys: [['Enter', '다음으로 가요 (마지막에는 보내요)']],
  examples: [
    { title: '처음', render: () => <Tried start={EMPTY} step={0} /> },
    {
      title: '가운데',
      render: () => <Tried start={{ title: '승강기 교체 공사', amount: 123_456_789, way: 'fit', due: '' }} step={1} />,
    },
    {
      title: '마지막',
      render: () => (
        <Tried start={{ title: '승강기 교체 공사', amount: 123_456_789, way: 'fit', due: '2026-12-04' }} step={2} />
      ),
    },
  ],
};
