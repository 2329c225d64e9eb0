import { defineCodes } from '../define-codes.ts';

/** The form of sale of the complex (K-apt codeSaleNm). */
export const SaleType = defineCodes({
  SALE: [1, '분양'],
  RENT: [2, '임대'],
  MIXED: [3, '혼합'],
  COMPANY: [4, '사택 및 관사'],
});

/** Kind of complex (K-apt codeAptNm). */
export const ComplexType = defineCodes({
  APT: [1, '아파트'],
  MIXED_USE: [2, '주상복합'],
  ROW: [3, '연립주택'],
  URBAN_APT: [4, '도시형 생활주택(아파트)'],
  URBAN_MIXED: [5, '도시형 생활주택(주상복합)'],
  URBAN_ROW: [6, '도시형 생활주택(연립주택)'],
  MULTI: [7, '다세대'],
  OFFICETEL: [8, '오피스텔'],
  COMMERCIAL: [9, '상가·지식산업센터'],
  OTHER: [99, '기타'],
});

/** Heating (K-apt codeHeatNm). */
export const HeatingType = defineCodes({
  INDIVIDUAL: [1, '개별난방'],
  DISTRICT: [2, '지역난방'],
  CENTRAL: [3, '중앙난방'],
  INDIVIDUAL_ETC: [4, '개별난방+기타'],
  OTHER: [99, '기타'],
});

/** Corridor layout (K-apt codeHallNm). */
export const CorridorType = defineCodes({
  STAIR: [1, '계단식'],
  CORRIDOR: [2, '복도식'],
  MIXED: [3, '혼합식'],
  OTHER: [99, '기타'],
});

/** The amenities to choose from (K-apt welfareFacility); other texts are accepted too. */
export const AMENITIES = [
  '관리사무소',
  '노인정(경로당)',
  '보육시설(어린이집)',
  '어린이놀이터',
  '주민운동시설',
  '커뮤니티공간',
  '주민공동시설',
  '작은도서관(문고)',
  '독서실',
  '휴게시설',
  '유치원',
  '자전거보관소',
  '헬스장',
  '골프연습장',
  '사우나',
  '수영장',
  '게스트하우스',
  '키즈카페',
  '맘스카페',
  '다함께돌봄센터',
  '전기차충전기',
  '무인택배함',
  '세차장',
  '기타',
] as const;

/** The kind of building of a complex; not in the specification (FACTS §4). */
export const BuildingType = defineCodes({
  APARTMENT: [1, '아파트'],
  OFFICETEL: [2, '오피스텔'],
  COMMERCIAL: [3, '상가·집합건물'],
});
