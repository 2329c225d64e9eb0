import { Field, NumberInput, Stack } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';
import { Stateful } from './stateful.tsx';

export const page: GalleryPage = {
  slug: 'number-input',
  group: '입력',
  title: '숫자 입력 NumberInput',
  summary:
    '세 자리마다 쉼표를 넣고 소수점 아래 8자리까지 받아요(decimals). min과 max를 벗어나지 않고, 비워도 되는 칸은 allowBlank로 null을 넘겨요. 쉼표와 글자는 빼고 읽고, 두 번째 소수점은 받지 않고, 숫자가 없으면 0이에요. 1억 2,000만이나 3천만처럼 적거나 붙여도 알아들어요.',
  examples: [
    {
      title: '비어 있음',
      render: () => (
        <Stateful<number | null> start={null}>
          {(value, set) => (
            <Field label="세대수">
              <NumberInput value={value} onChange={set} allowBlank decimals={0} suffix="세대" />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '채워짐',
      render: () => (
        <Stateful<number | null> start={1234567.25}>
          {(value, set) => (
            <Field label="연면적">
              <NumberInput value={value} onChange={set} suffix="㎡" />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '소수점 아래 8자리',
      render: () => (
        <Stateful<number | null> start={0.12345678}>
          {(value, set) => (
            <Field label="비율">
              <NumberInput value={value} onChange={set} />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '1부터 100까지',
      render: () => (
        <Stateful<number | null> start={100}>
          {(value, set) => (
            <Field label="수량" help="1개부터 100개까지 담을 수 있어요.">
              <NumberInput value={value} onChange={set} min={1} max={100} decimals={0} suffix="개" />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '잘못된 값',
      render: () => (
        <Stateful<number | null> start={0}>
          {(value, set) => (
            <Field label="세대수" required error="세대수를 적어 주세요.">
              <NumberInput value={value} onChange={set} decimals={0} suffix="세대" />
            </Field>
          )}
        </Stateful>
      ),
    },
    {
      title: '쓸 수 없음, 작게',
      render: () => (
        <Stack>
          <Field label="남은 건수" disabled>
            <NumberInput value={30} onChange={() => undefined} suffix="건" />
          </Field>
          <Stateful<number | null> start={20}>
            {(value, set) => (
              <Field label="한 쪽에" hideLabel>
                <NumberInput size="sm" value={value} onChange={set} suffix="줄씩" />
              </Field>
            )}
          </Stateful>
        </Stack>
      ),
    },
    {
      title: '아주 큰 수',
      render: () => (
        <Stateful<number | null> start={9_007_199_254_740_991}>
          {(value, set) => (
            <Field label="가장 큰 수">
              <NumberInput value={value} onChange={set} />
            </Field>
          )}
        </Stateful>
      ),
    },
  ],
};
