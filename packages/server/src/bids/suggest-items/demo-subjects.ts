import type { SuggestItemContent } from '@danji/contracts/bids/suggest-item';

/** The subject of an earlier notice of the demo: its work, the rows of its price table, and unit prices, won. */
export type DemoSubject = { category: number; scope: string; rows: readonly DemoRow[] };
type DemoRow = { item: string; unit: string; quantity: number | 'units'; price: number };

const row = (item: string, unit: string, quantity: number | 'units', price: number): DemoRow => ({
  item,
  unit,
  quantity,
  price,
});

/** Small services that every complex buys several times a year. */
const RECURRING: readonly DemoSubject[] = [
  {
    category: 701,
    scope: '세대와 공용부를 정기로 소독하고, 여름에는 지하 집수정과 화단의 모기 유충을 함께 방제해요.',
    rows: [row('세대 정기 소독', '세대', 'units', 1_100), row('공용부 소독', '월', 3, 380_000)],
  },
  {
    category: 702,
    scope: '저수조의 물을 빼고 고압으로 씻어 낸 뒤 소독하고, 수질 검사 성적서를 내요.',
    rows: [row('저수조 청소·소독', '월', 2, 1_450_000), row('수질 검사 성적서', '건', 2, 180_000)],
  },
  {
    category: 704,
    scope: '세대 주방과 세탁실의 입상관, 옥외 오수관을 고압으로 세척하고 준설토를 처리해요.',
    rows: [row('입상관 고압 세척', '세대', 'units', 9_800), row('옥외 오수관 준설', '월', 1, 3_200_000)],
  },
  {
    category: 705,
    scope: '외벽과 공용부 유리창을 로프 작업으로 씻고, 낙하물 방지망과 안전 요원을 둬요.',
    rows: [row('외벽 물청소', '세대', 'units', 14_500), row('안전 시설·요원', '월', 1, 2_600_000)],
  },
  {
    category: 710,
    scope: '수목을 다듬고 풀을 베며, 나온 가지와 풀을 반출해요. 봄과 가을에 거름을 줘요.',
    rows: [
      row('수목 전정', '주', 240, 21_000),
      row('제초·예초', '월', 6, 1_350_000),
      row('거름 주기', '회', 2, 900_000),
    ],
  },
];

/** Works, long services and goods. */
const OTHERS: readonly DemoSubject[] = [
  {
    category: 101,
    scope: '외벽의 균열과 탈락부를 보수하고 바탕 처리를 한 뒤 수성 도료로 두 번 칠해요.',
    rows: [row('균열 보수', 'm', 5_200, 9_500), row('외벽 재도장', '세대', 'units', 410_000)],
  },
  {
    category: 103,
    scope: '바닥의 들뜬 도막을 걷어 내고 에폭시를 두 번 바르며, 주차선과 화살표를 다시 그려요.',
    rows: [row('바닥 연마·보수', '㎡', 6_400, 6_800), row('에폭시 라이닝 3mm', '㎡', 6_400, 27_500)],
  },
  {
    category: 104,
    scope: '옥상 바닥과 파라펫의 들뜬 층을 걷어 내고 우레탄 복합 방수를 해요.',
    rows: [row('바탕 정리', '㎡', 2_300, 8_200), row('우레탄 복합 방수', '㎡', 2_300, 39_000)],
  },
  {
    category: 201,
    scope: '공용 급수 입상관을 스테인리스관으로 바꾸고, 공사하는 동안 임시 급수를 해요.',
    rows: [row('입상관 교체', '세대', 'units', 690_000), row('임시 급수', '식', 1, 14_000_000)],
  },
  {
    category: 301,
    scope: '15년이 지난 승강기를 새것으로 바꾸고, 완성 검사까지 받아요. 한 동에 한 대씩 작업해요.',
    rows: [row('승강기 교체', '대', 6, 58_000_000), row('철거·폐기', '대', 6, 3_400_000)],
  },
  {
    category: 304,
    scope: '지하주차장과 복도의 형광등을 LED로 바꾸고, 주차장에는 디밍 센서를 달아요.',
    rows: [row('LED 등기구 20W', '개', 920, 33_000), row('디밍 센서', '개', 260, 21_000)],
  },
  {
    category: 404,
    scope: '낡은 놀이 기구를 새것으로 바꾸고 바닥을 탄성 포장해요. 설치 검사 필증을 내요.',
    rows: [row('조합 놀이대', '조', 1, 46_000_000), row('탄성 포장', '㎡', 310, 92_000)],
  },
  {
    category: 502,
    scope: '출입구 두 곳과 순찰을 24시간 2교대로 맡아요. 임금은 시중 노임 단가를 지켜요.',
    rows: [row('경비원 인건비', '월', 24, 33_600_000), row('장비·피복', '월', 24, 620_000)],
  },
  {
    category: 503,
    scope: '공용부와 단지 바깥을 매일 청소하고, 계단은 한 달에 두 번 물청소를 해요.',
    rows: [row('미화원 인건비', '월', 24, 18_900_000), row('약품·장비', '월', 24, 540_000)],
  },
  {
    category: 601,
    scope: '승강기를 다달이 자체 점검하고 고장에는 30분 안에 출동해요. 부품을 포함한 종합 유지관리예요.',
    rows: [row('승강기 종합 유지관리', '월', 36, 1_980_000), row('정기 검사 입회', '회', 3, 250_000)],
  },
  {
    category: 602,
    scope: '종합 점검과 작동 점검을 한 해에 한 번씩 하고, 결과를 소방서에 내요.',
    rows: [row('종합 점검', '월', 6, 640_000), row('작동 점검', '월', 6, 470_000)],
  },
  {
    category: 603,
    scope: '전기 안전관리자를 두고 다달이 점검하며, 정전 사고에 한 시간 안에 와요.',
    rows: [row('전기안전관리 대행', '월', 24, 890_000)],
  },
  {
    category: 606,
    scope: 'CCTV 186대와 주차관제 차단기 네 대를 다달이 점검하고, 고장은 다음 날까지 고쳐요.',
    rows: [row('CCTV 유지보수', '월', 24, 780_000), row('주차관제 유지보수', '월', 24, 430_000)],
  },
  {
    category: 611,
    scope: '어린이놀이시설 세 곳을 다달이 점검하고 정기 시설 검사를 받아요.',
    rows: [row('월례 점검', '월', 12, 150_000), row('정기 시설 검사', '곳', 3, 320_000)],
  },
  {
    category: 801,
    scope: '반기마다 정기 안전점검을 하고, 균열과 누수를 도면에 적어 보고서로 내요.',
    rows: [row('정기 안전점검', '월', 12, 610_000), row('보고서', '부', 2, 450_000)],
  },
  {
    category: 901,
    scope: '지하주차장 예비분까지 함께 납품하고, 하자가 있는 물건은 이레 안에 바꿔 줘요.',
    rows: [row('LED 등기구 40W', '개', 400, 37_000), row('비상등 겸용 등기구', '개', 60, 58_000)],
  },
  {
    category: 1103,
    scope: '산책로와 놀이터 옆에 놓을 벤치와 파고라를 납품하고 설치해요.',
    rows: [row('등받이 벤치', '개', 24, 420_000), row('파고라 3m', '동', 3, 6_800_000)],
  },
];

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/**
 * Returns the subject of an earlier notice. The first space has bought the same small services again and again (`turn`), so
 * that what they cost can be compared; the others have bought all kinds.
 */
export const findDemoSubject = (index: number, turn: number | undefined): DemoSubject =>
  turn === undefined ? at([...OTHERS, ...RECURRING], index * 5) : at(RECURRING, turn);

const toQuantity = ({ quantity }: DemoRow, units: number | null): number =>
  quantity === 'units' ? (units ?? 500) : quantity;

/** Returns the price table for a complex with so many units. */
export const toDemoTable = ({ rows }: DemoSubject, units: number | null): SuggestItemContent['price_table'] =>
  rows.map((each) => ({ item: each.item, unit: each.unit, quantity: toQuantity(each, units) }));

/** Returns what is expected, won, rounded to 100,000. */
export const toDemoAmount = ({ rows }: DemoSubject, units: number | null): number =>
  Math.round(rows.reduce((sum, each) => sum + toQuantity(each, units) * each.price, 0) / 100_000) * 100_000;

const PRICES = new Map([...RECURRING, ...OTHERS].flatMap(({ rows }) => rows.map(({ item, price }) => [item, price])));

/** Returns what a unit of a row costs, won; `undefined` for a row of other notices. */
export const findDemoPrice = (item: string): number | undefined => PRICES.get(item);
