import { DateRangeInput, Field, recentDays, type DayRange } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';
import { Stateful } from './stateful.tsx';

const TODAY = '2026-11-21';
const NONE: DayRange = { start: '', end: '' };
const PRESETS = [
  { label: '오늘', range: recentDays(1, TODAY) },
  { label: '최근 7일', range: recentDays(7, TODAY) },
  { label: '최근 30일', range: recentDays(30, TODAY) },
  { label: '이번 달', range: { start: '2026-11-01', end: '2026-11-30' } },
];

export const page: GalleryPage = {
  slug: 'date-range-input',
  group: '입력',
  title: '기간 DateRangeInput',
  summary:
    '시작일과 종료일을 적거나 한 달력에서 두 번 눌러 골라요. 달력에서 거꾸로 고르면 바로잡고, 적은 날이 다른 날과 어긋나면 적은 날을 두고 다른 칸을 비워요. 두 번째를 고르기 전에는 어디까지일지 미리 보여 주고, 고르면 닫혀요. 최근 7일 같은 기간은 presets로 주고 recentDays(7)로 만들어요. 768 px부터 두 달을 나란히 보여 줘요. Field group 안에 써요.',
  keys: [
    ['↓', '글 칸에서 달력을 열어요'],
    ['← → ↑ ↓ · Page Up · Page Down', '달력에서 옮겨요'],
    ['Enter', '시작일, 다시 눌러 종료일을 골라요'],
    ['Esc', '그대로 닫아요'],
  ],
  examples: [
    {
      title: '비어 있음',
      render: () => (
        <Stateful start={NONE}>
          {(value, set) => (
            <Field label="조회 기간" group>
              <DateRangeInput today={TODAY} label="조회 기간" presets={PRESETS} value={value} onChange={set} />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '채워짐',
      opens: true,
      render: () => (
        <Stateful start={recentDays(7, TODAY)}>
          {(value, set) => (
            <Field label="조회 기간" group>
              <DateRangeInput today={TODAY} label="조회 기간" presets={PRESETS} value={value} onChange={set} />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '한쪽만, 고를 수 있는 날이 정해짐',
      render: () => (
        <Stateful<DayRange> start={{ start: '2026-12-01', end: '' }}>
          {(value, set) => (
            <Field label="공사 기간" group help="오늘부터 내년 말까지 고를 수 있어요.">
              <DateRangeInput
                today={TODAY}
                label="공사 기간"
                startLabel="착공일"
                endLabel="준공일"
                min={TODAY}
                max="2027-12-31"
                value={value}
                onChange={set}
              />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '잘못된 값',
      render: () => (
        <Stateful start={NONE}>
          {(value, set) => (
            <Field label="공고 기간" group required error="공고 기간을 골라 주세요.">
              <DateRangeInput today={TODAY} label="공고 기간" value={value} onChange={set} />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '쓸 수 없음',
      render: () => (
        <Field label="계약 기간" group disabled>
          <DateRangeInput
            label="계약 기간"
            value={{ start: '2026-01-01', end: '2026-12-31' }}
            onChange={() => undefined}
          />
        </Field>
      ),
    },
    {
      title: '작게 (표 위)',
      render: () => (
        <Stateful start={recentDays(30, TODAY)}>
          {(value, set) => (
            <DateRangeInput size="sm" today={TODAY} label="기간" presets={PRESETS} value={value} onChange={set} />
          )}
        </Stateful>
      ),
    },
  ],
};
