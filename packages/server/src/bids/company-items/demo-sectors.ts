/** The works of the demo's vendors by their trade: sub-categories of contracts, the main one first. */
const SECTORS_BY_INDUSTRY: Readonly<Record<string, readonly [number, ...number[]]>> = {
  조경: [710, 403, 711],
  방수: [104, 105],
  '승강기 유지보수': [601, 301, 908],
  청소: [503, 705, 706],
  경비: [502, 506],
  전기: [603, 302, 903],
  종합건설: [101, 107, 401],
  소독: [701, 711],
  도장: [101, 102, 103],
  회계: [805, 806],
  '물탱크 청소': [702, 707],
  보험: [1301, 1302, 1303],
  소방: [602, 307, 907],
  배관: [201, 202, 704],
  토목: [401, 407, 406],
  조명: [304, 901],
  '주차 설비': [310, 606],
  CCTV: [309, 606, 909],
  폐기물: [708, 709],
  인테리어: [102, 111],
  수처리: [703, 610, 702],
  난방: [203, 608],
  창호: [108, 109],
  놀이시설: [404, 611, 1103],
  하자보수: [113, 802],
  통신: [313, 612],
  태양광: [305, 613],
  철물: [913, 110],
  급식: [1012],
  법률: [807],
  안전진단: [801, 112],
  보일러: [204, 608],
  컨설팅: [804, 803],
  청소·경비: [504, 503, 502],
  유리: [108, 705],
  가스: [209, 1306],
  자동문: [311, 607],
  '도로 포장': [401, 402],
  '지붕 방수': [106, 104],
  '외벽 도장': [101, 705],
  기계설비: [604, 201, 205],
  '커뮤니티 운영': [505, 508],
};

/** Returns the sub-categories of contracts in which a demo vendor of this trade works, the main one first. */
export const demoSectorsOf = (industry: string): readonly [number, ...number[]] =>
  SECTORS_BY_INDUSTRY[industry] ?? [1415];

const toGroup = (category: number): number => Math.floor(category / 100);

/** Whether a demo vendor of this trade offers works of a sub-category, or related ones of its group. */
export const suitsDemoTrade = (industry: string, category: number): boolean =>
  demoSectorsOf(industry).some((sector) => toGroup(sector) === toGroup(category));
