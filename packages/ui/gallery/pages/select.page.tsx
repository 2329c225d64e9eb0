import { Field, Select } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';
import { Stateful } from './stateful.tsx';

const WAYS = [
  { value: '1', label: '최저가' },
  { value: '2', label: '적격심사' },
  { value: '3', label: '수의계약' },
  { value: '4', label: '최고가', disabled: true },
];
const LONG = [
  {
    value: '1',
    label: '주택관리업자 및 사업자 선정지침에 따른 적격심사제 (세부배점표 포함, 입주자대표회의 의결 필요)',
  },
];

export const page: GalleryPage = {
  slug: 'select',
  group: '입력',
  title: '고르기 Select',
  summary:
    '여럿 가운데 하나예요. 휴대폰과 화면 낭독기가 가장 잘 아는 브라우저의 목록을 그대로 써요. 빈 값은 placeholder를 보여 줘요. 서넛뿐이면 RadioGroup이 나아요.',
  examples: [
    {
      title: '비어 있음',
      render: () => (
        <Stateful start="">
          {(value, set) => (
            <Field label="낙찰 방법">
              <Select value={value} onChange={set} options={WAYS} placeholder="낙찰 방법 고르기" />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '골라짐',
      render: () => (
        <Stateful start="2">
          {(value, set) => (
            <Field label="낙찰 방법">
              <Select value={value} onChange={set} options={WAYS} />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '잘못된 값',
      render: () => (
        <Stateful start="">
          {(value, set) => (
            <Field label="낙찰 방법" required error="낙찰 방법을 골라 주세요.">
              <Select value={value} onChange={set} options={WAYS} placeholder="낙찰 방법 고르기" />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '쓸 수 없음',
      render: () => (
        <Field label="낙찰 방법" disabled>
          <Select value="1" onChange={() => undefined} options={WAYS} />
        </Field>
      ),
    },
    {
      title: '긴 글과 작게',
      render: () => (
        <Stateful start="1">
          {(value, set) => (
            <Field label="선정 방법">
              <Select size="sm" value={value} onChange={set} options={LONG} />
            </Field>
          )}
        </Stateful>
      ),
    },
  ],
};
