import { DataTable, DescriptionList, Field, MoneyInput, ShortPrice, Stack, type TableColumn } from '../../src/index.ts';
import type { GalleryPage } from '../gallery-page.ts';
import { Stateful } from './stateful.tsx';

interface Row {
  what: string;
  won: number | null;
}

const won = (value: number | null): string => (value === null ? '-' : `${value.toLocaleString('ko-KR')}원`);
const columns: TableColumn<Row>[] = [
  { key: 'what', header: '금액', cell: ({ what }) => what },
  { key: 'exact', header: '원 단위', align: 'end', whole: true, cell: (row) => won(row.won) },
  { key: 'short', header: '줄인 금액', align: 'end', whole: true, cell: (row) => <ShortPrice won={row.won} /> },
];
const Amounts = ({ label, rows }: { label: string; rows: readonly Row[] }) => (
  <DataTable label={label} columns={columns} rows={rows} rowKey={({ what }) => what} />
);

export const page: GalleryPage = {
  slug: 'short-price',
  group: '자료',
  title: '줄인 금액 ShortPrice',
  summary:
    '원 단위 금액을 만, 억, 조, 경 가운데 닿는 가장 큰 단위로 줄여 보여 줘요. 소수점 아래는 한 자리까지이고 올리지 않고 버려요. 없거나 0인 금액은 ‘확인필요’예요. 정확한 금액은 포인터를 올리면 보이고, 화면 낭독기는 줄인 금액 대신 정확한 금액을 읽어요. 적는 동안에는 MoneyInput을 써요.',
  examples: [
    {
      title: '단위',
      render: () => (
        <Amounts
          label="단위마다 줄인 금액"
          rows={[
            { what: '원', won: 9_999 },
            { what: '만', won: 35_000 },
            { what: '억', won: 123_450_000 },
            { what: '조', won: 2_512_345_678_900 },
            { what: '경', won: 12_000_000_000_000_000 },
          ]}
        />
      ),
    },
    {
      title: '단위의 끝: 올리지 않고 버려요',
      render: () => (
        <Amounts
          label="단위의 끝에 있는 금액"
          rows={[
            { what: '1만 원', won: 10_000 },
            { what: '1억 원보다 1원 적게', won: 99_999_999 },
            { what: '1억 원', won: 100_000_000 },
            { what: '1조 원보다 1원 적게', won: 999_999_999_999 },
          ]}
        />
      ),
    },
    {
      title: '손실, 없는 금액과 0',
      render: () => (
        <DescriptionList
          items={[
            { term: '영업이익', detail: <ShortPrice won={-345_600_000} /> },
            { term: '자본금', detail: <ShortPrice won={null} /> },
            { term: '매출', detail: <ShortPrice won={0} /> },
          ]}
        />
      ),
    },
    {
      title: 'MoneyInput과 나란히',
      render: () => (
        <Stateful<number | null> start={123_456_789}>
          {(value, set) => (
            <Stack>
              <Field label="예상 계약금">
                <MoneyInput value={value} onChange={set} allowBlank />
              </Field>
              <DescriptionList items={[{ term: '목록에서는', detail: <ShortPrice won={value} /> }]} />
            </Stack>
          )}
        </Stateful>
      ),
    },
    {
      title: '문장 안에서',
      render: () => (
        <p>
          장기수선충당금 적립액은 <ShortPrice won={9_007_199_254_740_991} />
          이고, 올해 외벽 균열보수 및 재도장 공사와 지하주차장 LED 조명 교체 공사에 쓸 금액은{' '}
          <ShortPrice won={1_234_560_000} />
          이에요. 나머지는 다음 해로 넘겨요.
        </p>
      ),
    },
  ],
};
