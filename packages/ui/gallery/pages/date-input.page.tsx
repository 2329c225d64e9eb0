import { DateInput, Field, Stack } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';
import { Stateful } from './stateful.tsx';

const TODAY = '2026-11-21';

export const page: GalleryPage = {
  slug: 'date-input',
  group: '입력',
  title: '날짜 DateInput',
  summary:
    '하루를 적거나 달력에서 골라요. 20261121, 2026-11-21, 2026.11.21, 2026년 11월 21일을 모두 알아듣고, 알아듣지 못하면 바로 아래에 말하고 그동안 폼을 보내지 않아요. 값은 YYYY-MM-DD이거나 비어 있어요. 달력은 날을 누르면 닫히고, 640 px보다 좁으면 아래에서 올라오는 판으로 열려요. min과 max(기본 1900-01-01부터 2199-12-31)를 벗어난 날은 고를 수 없어요.',
  keys: [
    ['↓', '글 칸에서 달력을 열어요'],
    ['← → ↑ ↓', '하루, 한 주씩 옮겨요'],
    ['Home · End', '그 주의 일요일, 토요일로'],
    ['Page Up · Page Down', '지난달, 다음 달로'],
    ['Shift + Page Up · Page Down', '지난해, 다음 해로'],
    ['Enter', '그 날을 고르고 닫아요'],
    ['Esc', '그대로 닫고 돌아가요'],
  ],
  examples: [
    {
      title: '비어 있음',
      render: () => (
        <Stateful start="">
          {(value, set) => (
            <Field label="마감일">
              <DateInput today={TODAY} value={value} onChange={set} />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '채워짐',
      opens: true,
      render: () => (
        <Stateful start="2026-11-25">
          {(value, set) => (
            <Field label="마감일" help="이 날 밤 12시에 마감돼요.">
              <DateInput today={TODAY} value={value} onChange={set} />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '고를 수 있는 날이 정해짐',
      render: () => (
        <Stateful start="2026-11-24">
          {(value, set) => (
            <Field label="현장 설명회" help="11월 23일부터 12월 4일까지 고를 수 있어요.">
              <DateInput today={TODAY} min="2026-11-23" max="2026-12-04" value={value} onChange={set} />
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
            <Field label="마감일" required error="마감일을 골라 주세요.">
              <DateInput today={TODAY} value={value} onChange={set} />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '쓸 수 없음, 작게',
      render: () => (
        <Stack>
          <Field label="계약일" disabled>
            <DateInput value="2026-03-02" onChange={() => undefined} />
          </Field>
          <Stateful start="2026-11-21">
            {(value, set) => <DateInput size="sm" aria-label="기준일" today={TODAY} value={value} onChange={set} />}
          </Stateful>
        </Stack>
      ),
    },
    {
      title: '긴 이름',
      render: () => (
        <Stateful start="1968-03-29">
          {(value, set) => (
            <Field
              label="사용승인일 (건축물대장에 적힌 날, 여러 동이면 가장 먼저 승인된 동의 날짜를 적어 주세요)"
              optional
            >
              <DateInput today={TODAY} max={TODAY} value={value} onChange={set} />
            </Field>
          )}
        </Stateful>
      ),
    },
  ],
};
