import { Field, MoneyInput } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';
import { Stateful } from './stateful.tsx';

export const page: GalleryPage = {
  slug: 'money-input',
  group: '입력',
  title: '금액 입력 MoneyInput',
  summary:
    '원 단위 금액이에요. 0부터의 정수만 받고, 1만 원부터는 적는 동안 아래에 만, 억, 조로 읽어 줘서 0을 세지 않아도 돼요. 그 줄은 늘 비워 두어 화면이 움직이지 않아요. 나머지는 NumberInput과 같아요.',
  examples: [
    {
      title: '비어 있음',
      render: () => (
        <Stateful<number | null> start={null}>
          {(value, set) => (
            <Field label="예상 계약금">
              <MoneyInput value={value} onChange={set} allowBlank placeholder="0" />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '채워짐',
      render: () => (
        <Stateful<number | null> start={123_456_789}>
          {(value, set) => (
            <Field label="예상 계약금">
              <MoneyInput value={value} onChange={set} />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '딱 떨어지는 금액',
      render: () => (
        <Stateful<number | null> start={1_200_000_000_000}>
          {(value, set) => (
            <Field label="장기수선충당금">
              <MoneyInput value={value} onChange={set} />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '잘못된 값',
      render: () => (
        <Stateful<number | null> start={500}>
          {(value, set) => (
            <Field label="입찰 보증금" required error="1만 원 이상 적어 주세요.">
              <MoneyInput value={value} onChange={set} />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '쓸 수 없음',
      render: () => (
        <Field label="결제 금액" disabled help="쿠폰을 쓰면 바뀌어요.">
          <MoneyInput value={45_000} onChange={() => undefined} />
        </Field>
      ),
    },
    {
      title: '긴 이름과 큰 금액',
      render: () => (
        <Stateful<number | null> start={9_007_199_254_740_991}>
          {(value, set) => (
            <Field label="하자보수 보증금과 예치금을 더한 전체 계약 예정 금액 (부가가치세를 포함해 적어 주세요)">
              <MoneyInput value={value} onChange={set} />
            </Field>
          )}
        </Stateful>
      ),
    },
  ],
};
