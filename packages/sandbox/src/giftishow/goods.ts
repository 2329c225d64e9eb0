/** One article of the sandbox's catalogue. Brands and articles are invented. */
export type Good = {
  code: string;
  name: string;
  brandCode: string;
  brand: string;
  category: number;
  /** Normal price and the price that bizmoney is charged, won. */
  realPrice: number;
  salePrice: number;
  /** Days for which a voucher is valid. */
  days: number;
  /** Last day of sale, `YYYYMMDD`. */
  endDate: string;
  state: 'SALE' | 'SUS';
  /** Whether a picture of the barcode can be issued (gubun I). */
  hasPicture: boolean;
  /** Whether the voucher is worth an amount that is used up in parts. */
  isAmount: boolean;
};

/** Category numbers with the names that the detail of a good gives. */
export const CATEGORIES: Readonly<Record<number, string>> = {
  1: '커피/음료',
  2: '베이커리/도넛',
  3: '아이스크림',
  4: '편의점',
  5: '외식',
  6: '상품권/마트',
  7: '문화/생활',
};

type Line = readonly [name: string, realPrice: number, days?: number];
type Shelf = { brand: string; category: number; isAmount?: true; hasPicture?: false; lines: readonly Line[] };

const SHELVES: readonly Shelf[] = [
  {
    brand: '모닝빈',
    category: 1,
    lines: [
      ['아메리카노 (HOT)', 4500],
      ['카페라떼 (ICE)', 5000],
      ['아메리카노 2잔 + 치즈케이크', 14_500],
    ],
  },
  {
    brand: '달빛카페',
    category: 1,
    lines: [
      ['콜드브루', 4900],
      ['유자차', 5500],
      ['딸기 스무디', 6200],
    ],
  },
  { brand: '티나무', category: 1, lines: [['얼그레이 밀크티', 5800]] },
  {
    brand: '밀밭제과',
    category: 2,
    lines: [
      ['우유식빵', 5200],
      ['생크림 케이크 1호', 28_000],
      ['단팥빵 5개', 9000],
    ],
  },
  {
    brand: '도넛연구소',
    category: 2,
    lines: [
      ['글레이즈드 6개', 9900],
      ['도넛 12개', 18_000],
    ],
  },
  {
    brand: '눈꽃상회',
    category: 3,
    lines: [
      ['싱글레귤러', 3900],
      ['파인트', 9800],
      ['패밀리', 26_000],
    ],
  },
  {
    brand: '하루편의점',
    category: 4,
    lines: [
      ['바나나우유', 1800],
      ['삼각김밥 + 컵라면', 3200],
    ],
  },
  {
    brand: '하루편의점',
    category: 4,
    isAmount: true,
    lines: [
      ['모바일 상품권 5,000원', 5000, 180],
      ['모바일 상품권 10,000원', 10_000, 180],
    ],
  },
  {
    brand: '통통치킨',
    category: 5,
    lines: [
      ['후라이드 + 콜라 1.25L', 21_000],
      ['양념 반 후라이드 반', 22_500],
    ],
  },
  { brand: '버거공방', category: 5, lines: [['수제버거 세트', 9800]] },
  { brand: '한솥밥상', category: 5, lines: [['제육 도시락', 6500]] },
  { brand: '면사무소', category: 5, hasPicture: false, lines: [['칼국수', 8500]] },
  {
    brand: '든든마트',
    category: 6,
    isAmount: true,
    lines: [
      ['모바일 상품권 10,000원', 10_000, 365],
      ['모바일 상품권 30,000원', 30_000, 365],
      ['모바일 상품권 50,000원', 50_000, 365],
    ],
  },
  { brand: '별빛시네마', category: 7, lines: [['영화 관람권 (2D)', 13_000, 90]] },
  { brand: '책마루', category: 7, isAmount: true, lines: [['도서 상품권 10,000원', 10_000, 365]] },
  { brand: '꽃길', category: 7, hasPicture: false, lines: [['장미 한 다발', 25_000, 30]] },
];

/** The catalogue as it is at the start: 30 articles. */
export const listInitialGoods = (): Good[] =>
  SHELVES.flatMap(({ brand, category, isAmount = false, hasPicture = true, lines }) =>
    lines.map(([name, realPrice, days = 93]) => ({ brand, category, isAmount, hasPicture, name, realPrice, days })),
  ).map(({ realPrice, ...line }, at, all) => ({
    ...line,
    code: `G9000${String(at + 1).padStart(7, '0')}`,
    brandCode: `BR9${String(all.findIndex(({ brand }) => brand === line.brand)).padStart(4, '0')}`,
    realPrice,
    salePrice: Math.round((realPrice * (line.isAmount ? 0.99 : 0.95)) / 10) * 10,
    endDate: '20991231',
    state: 'SALE' as const,
  }));
