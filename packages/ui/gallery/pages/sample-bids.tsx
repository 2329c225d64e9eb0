import { Badge, type TableColumn, type Tone } from '../../src/index.ts';

/** Bids for the examples of the table. */
interface Bid {
  id: number;
  title: string;
  company: string;
  kind: string;
  state: string;
  price: number;
  homes: number;
  date: string;
}

const STATES: Record<string, Tone> = {
  '진행 중': 'brand',
  마감: 'neutral',
  유찰: 'warning',
  취소: 'danger',
  낙찰: 'success',
};
const TITLES = [
  '승강기 유지관리 용역',
  '외벽 균열보수 및 재도장 공사',
  '지하주차장 LED 조명 교체',
  '재활용품 수거 업체 선정',
  '경비 및 청소 통합 용역',
  '옥상 방수 공사',
  '놀이터 시설 교체와 바닥 포장 및 어린이 안전시설 설치 공사',
  '소방시설 종합정밀점검',
];
const COMPANIES = [
  '한빛엘리베이터',
  '제일도장건설',
  '우리조명',
  '초록자원',
  '든든종합관리',
  '물샘방수',
  '하늘놀이산업개발주식회사',
  '제일소방엔지니어링',
];
export const rows: Bid[] = TITLES.map((title, index) => ({
  id: index + 1,
  title,
  company: COMPANIES[index] ?? '',
  kind: ['용역', '공사'][index % 2] ?? '',
  state: Object.keys(STATES)[index % 5] ?? '',
  price: (index * 7 + 3) * 12_340_000,
  homes: 240 + index * 391,
  date: `2026-0${index + 1}-1${index}`,
}));

const won = (value: number): string => `${value.toLocaleString('ko-KR')}원`;
export const columns: TableColumn<Bid>[] = [
  {
    key: 'title',
    header: '입찰 제목',
    cell: ({ title }) => title,
    sortKey: 'title',
    width: '18rem',
    truncate: true,
    filter: { kind: 'text' },
    exportValue: ({ title }) => title,
  },
  {
    key: 'company',
    header: '업체',
    cell: ({ company }) => company,
    width: '11rem',
    truncate: true,
    exportValue: ({ company }) => company,
  },
  {
    key: 'kind',
    header: '종류',
    cell: ({ kind }) => kind,
    filter: {
      kind: 'choice',
      options: [
        { value: '용역', label: '용역' },
        { value: '공사', label: '공사' },
      ],
    },
    exportValue: ({ kind }) => kind,
  },
  {
    key: 'state',
    header: '상태',
    cell: ({ state }) => <Badge tone={STATES[state] ?? 'neutral'}>{state}</Badge>,
    exportValue: ({ state }) => state,
  },
  {
    key: 'homes',
    header: '세대수',
    align: 'end',
    sortKey: 'homes',
    cell: ({ homes }) => homes.toLocaleString('ko-KR'),
    exportValue: ({ homes }) => homes,
  },
  {
    key: 'price',
    header: '예정 금액',
    align: 'end',
    sortKey: 'price',
    cell: ({ price }) => won(price),
    exportValue: ({ price }) => price,
  },
  {
    key: 'date',
    header: '마감일',
    sortKey: 'date',
    align: 'end',
    whole: true,
    cell: ({ date }) => date,
    exportValue: ({ date }) => date,
  },
];
export const rowKey = ({ id }: Bid): number => id;
