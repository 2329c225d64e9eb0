import { useState } from 'react';
import { CascadePicker, Field, type CascadeNode, type CascadePickerProps } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';

const toGroup = (value: string, label: string, parts: readonly string[]): CascadeNode => ({
  value,
  label,
  children: parts.map((part, index) => ({ value: `${value}-${index}`, label: part })),
});
const regions: CascadeNode[] = [
  toGroup('11', '서울', [
    '강남구',
    '강동구',
    '강북구',
    '강서구',
    '관악구',
    '광진구',
    '구로구',
    '금천구',
    '노원구',
    '도봉구',
    '동대문구',
    '동작구',
    '마포구',
    '서대문구',
    '서초구',
    '성동구',
    '성북구',
    '송파구',
  ]),
  toGroup('26', '부산', ['강서구', '금정구', '남구', '동래구', '중구', '해운대구', '기장군']),
  toGroup('41', '경기', [
    '고양시 덕양구',
    '고양시 일산동구',
    '광주시',
    '성남시 분당구',
    '수원시 영통구',
    '용인시 처인구',
  ]),
  { value: '36', label: '세종' },
];
const categories: CascadeNode[] = [
  {
    value: 'work',
    label: '공사',
    children: [
      toGroup('w1', '건축', ['방수', '도장', '창호', '외벽 균열보수 및 재도장']),
      toGroup('w2', '기계·설비', ['승강기', '급배수', '냉난방']),
    ],
  },
  {
    value: 'service',
    label: '용역',
    children: [toGroup('s1', '관리', ['경비', '청소', '소독']), toGroup('s2', '점검', ['소방 점검', '전기 안전'])],
  },
  { value: 'sales', label: '물품', children: [toGroup('g1', '사무', ['복사기', '컴퓨터'])] },
];

const NOTHING: readonly string[] = [];

function Picker({
  start = NOTHING,
  error,
  ...props
}: Omit<CascadePickerProps, 'value' | 'onChange'> & {
  start?: readonly string[] | undefined;
  error?: string | undefined;
}) {
  const [value, setValue] = useState(start);
  return (
    <Field label={props.label} error={error}>
      <CascadePicker {...props} value={value} onChange={setValue} />
    </Field>
  );
}
const MANY = ['11', '26-5', '41-0', '41-3', '36'];

export const page: GalleryPage = {
  slug: 'cascade-picker',
  group: '입력',
  title: '단계 고르기 CascadePicker',
  summary:
    '두세 단계로 나뉜 것을 여럿 골라요: 시·도 → 시·군·구, 종류 → 묶음 → 분류. 묶음 전체를 고를 수도 있고, 이름으로 찾을 수 있어요. 휴대폰에서는 아래에서 올라오는 창, 1024px부터는 대화 상자예요. ‘적용’을 누르기 전에는 아무것도 바뀌지 않아요. 고를 수 있는 수는 기본으로 제한이 없어요.',
  keys: [
    ['Enter', '창을 열어요'],
    ['↑ ↓', '묶음 사이를 움직여요'],
    ['Space', '켜거나 꺼요'],
    ['Esc', '바꾸지 않고 닫아요'],
  ],
  examples: [
    { title: '비었을 때', render: () => <Picker label="지역" nodes={regions} /> },
    { title: '여럿 골랐을 때', render: () => <Picker label="지역" nodes={regions} start={MANY} /> },
    {
      title: '세 단계, 5개까지',
      render: () => <Picker label="분류" nodes={categories} separator=" › " max={5} start={['w1-3', 's1']} />,
    },
    {
      title: '하나만',
      render: () => (
        <Picker
          label="분류"
          nodes={categories}
          separator=" › "
          max={1}
          allowAll={false}
          placeholder="가장 가까운 분류를 골라 주세요"
        />
      ),
    },
    {
      title: '잘못됐을 때',
      render: () => <Picker label="지역" nodes={regions} error="지역을 하나 이상 골라 주세요." />,
    },
    { title: '쓸 수 없을 때', render: () => <Picker label="지역" nodes={regions} start={['11-0']} disabled /> },
  ],
};
