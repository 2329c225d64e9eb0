/** The subject of an invented notice, with K-apt's three levels of classification (FACTS §9). */
export type Subject = {
  title: string;
  type: readonly [string, string, string];
  /** Won for each unit of the complex. */
  perUnit: number;
};

const works = (title: string, perUnit: number, third = '99'): Subject => ({
  title,
  type: ['02', '02', third],
  perUnit,
});
const service = (title: string, perUnit: number, third = '99'): Subject => ({
  title,
  type: ['02', '03', third],
  perUnit,
});

export const SUBJECTS: readonly Subject[] = [
  works('외벽 균열보수 및 재도장 공사', 780_000),
  service('경비 용역업체 선정', 1_150_000, '04'),
  works('승강기 교체 공사', 1_900_000, '06'),
  service('청소(미화) 용역업체 선정', 420_000),
  { title: '위탁관리 주택관리업자 선정', type: ['01', '', ''], perUnit: 96_000 },
  works('옥상 방수 공사', 310_000),
  service('승강기 유지관리업체 선정', 84_000, '06'),
  { title: '지하주차장 LED 조명 구매', type: ['02', '04', '99'], perUnit: 150_000 },
  service('소독(방역) 용역업체 선정', 18_000),
  works('어린이놀이터 교체 공사', 240_000),
  service('주민공동시설 위탁운영업체 선정', 260_000, '14'),
  service('재활용품 수거업체 선정', 12_000),
  works('지능형 CCTV 교체 및 증설 공사', 220_000),
  service('정밀안전진단 용역업체 선정', 65_000),
  { title: '알뜰시장 운영업체 선정(잡수입)', type: ['02', '05', '99'], perUnit: 30_000 },
  works('아스팔트 포장 및 주차장 차선도색 공사', 190_000),
];

export const PRIVATE_SUBJECTS: readonly Subject[] = [
  works('급수펌프 긴급 교체 공사', 9_000),
  service('화재보험 가입', 14_000),
  service('전기안전관리 대행 재계약', 8_000),
  { title: '염화칼슘 구매', type: ['02', '04', '99'], perUnit: 2_500 },
  service('저수조 청소', 3_500),
];

export const COMPANIES = [
  '가람건설 주식회사',
  '늘솔산업개발(주)',
  '(주)다온종합관리',
  '한누리엔지니어링',
  '새길방수도장',
  '(주)푸른환경',
  '미래승강기 주식회사',
  '든든시큐리티',
] as const;
