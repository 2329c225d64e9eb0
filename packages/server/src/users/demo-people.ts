import { EditState } from '@danji/contracts/codes/edit-state';
import { JobGrade } from '@danji/contracts/codes/job-grade';
import { BrandPlan } from '@danji/contracts/codes/user-codes';
import { isBusinessNumber } from '@danji/contracts/rules/business-number';

/** Invented people: short and long names, one foreign, as lists really hold them. */
export const DEMO_NAMES = [
  '김하늘', '이서준', '박지우', '최민서', '정도윤', '강서연', '조은우', '윤지아', '장시우', '임하윤', '한건우', '오수아', '서예준', '신지유', '권태양', '황보름', '안유진', '송하람', '류다온', '홍가람',
  '남궁민수', '선우하은', '제갈공민', '황보예지', '독고영재', '사공나리', '이봄', '김솔', '한별', '문빛나리', '고은하수', '박차오름', '알렉산드라 페트로바 김', '나가온', '전소담', '구본혁', '백아름', '유채원', '심우주', '노을',
  '하진서', '곽두리', '성시온', '차이현', '주보라', '우지환', '민들레', '진달래', '엄지호', '채송화', '원빛찬', '천가을', '방서린', '공유빈', '현은재', '함초롬', '변우석이', '염다래', '여름이', '추사랑',
] as const;

export const DEMO_NICKNAMES = ['하늘소장', '', '시설팀장', '', '기계실지킴이', '동대표', '', '꼼꼼한경리', '', '조경사랑', '', '열정넘치는새내기관리소장'] as const;

export const DEMO_BUILDINGS = [
  ['한빛마을3단지아파트', '경기도 고양시 덕양구 화신로 214'], ['하늘숲파크뷰센트럴에듀타운1단지', '경기도 화성시 동탄구 동탄대로시범길 133'], ['달맞이블루마린아파트', '부산광역시 해운대구 달맞이길 190'],
  ['누리시티오피스텔', '서울특별시 용산구 한강대로 95'], ['강변더샘주상복합', '서울특별시 마포구 토정로 47'], ['둔산은하수5단지', '대전광역시 서구 둔산로 201'], ['수완푸른숲아파트', '전남광주통합특별시 광산구 임방울대로 332'],
  ['해오름2단지', '인천광역시 연수구 컨벤시아대로 60'], ['범어궁전맨션', '대구광역시 수성구 달구벌대로 2435'], ['애월바다풍경타운하우스', '제주특별자치도 제주시 애월읍 애월로 11'],
] as const;

export const DEMO_JOBS = [
  ['관리사무소 총괄', JobGrade.MANAGER], ['시설 관리', JobGrade.TECH_CHIEF], ['전기·소방 안전관리', JobGrade.ELEC_FIRE_CHIEF], ['회계·경리', JobGrade.CLERK_ACCOUNTANT],
  ['조경 관리', JobGrade.FACILITY_LANDSCAPE], ['경비·미화', JobGrade.SECURITY_CLEANING], ['입주자대표', JobGrade.OTHER],
] as const;

const { NONE, S_BASIC, S_STANDARD, P_STANDARD, P_PREMIUM } = BrandPlan;

/** Invented companies: name, trade, plan. */
export const DEMO_COMPANIES = [
  ['가온조경', '조경', S_BASIC], ['다온방수산업', '방수', S_STANDARD], ['푸른승강기 주식회사', '승강기 유지보수', P_STANDARD], ['새봄클린', '청소', NONE], ['든든경비시스템', '경비', S_BASIC],
  ['한울전기안전', '전기', NONE], ['주식회사 미리내종합건설', '종합건설', P_PREMIUM], ['늘푸른소독방역', '소독', S_BASIC], ['동해도장공사', '도장', NONE], ['하나로회계법인', '회계', NONE],
  ['우리동네 물탱크청소 전문기업 맑은샘환경', '물탱크 청소', S_STANDARD], ['온누리보험대리점', '보험', NONE], ['대한소방엔지니어링', '소방', S_STANDARD], ['참좋은배관', '배관', NONE], ['태산토건', '토목', NONE],
  ['빛고을엘이디', '조명', S_BASIC], ['바른주차시스템', '주차 설비', NONE], ['세이프가드 씨씨티비', 'CCTV', P_STANDARD], ['초록숲 환경개발', '폐기물', NONE], ['이음인테리어', '인테리어', NONE],
  ['한강수처리기술', '수처리', S_BASIC], ['온돌난방설비', '난방', NONE], ['금강창호', '창호', NONE], ['해맑은놀이터', '놀이시설', S_BASIC], ['바로고침 하자보수센터', '하자보수', NONE],
  ['미르통신', '통신', NONE], ['솔바람태양광발전', '태양광', S_STANDARD], ['아름드리조경수농원영농조합법인', '조경', NONE], ['튼튼철물', '철물', NONE], ['다솜급식', '급식', NONE],
  ['동네정원사', '조경', NONE], ['나래법률사무소', '법률', NONE], ['보람안전진단', '안전진단', P_STANDARD], ['서해보일러', '보일러', NONE], ['큰나무컨설팅', '컨설팅', NONE],
  ['한마음용역', '청소·경비', S_BASIC], ['진주유리', '유리', NONE], ['가람가스', '가스', NONE], ['두드림자동문', '자동문', NONE],
] as const;

const { WAIT, DISABLED, EDITED, PENDING, DONE, FAILED } = EditState;
const STATES = [DONE, DONE, PENDING, DONE, DONE, FAILED, DONE, WAIT, DONE, PENDING, EDITED, DONE, DONE, DISABLED] as const;
export const demoBrandState = (index: number) => STATES[index % STATES.length] ?? DONE;

/** An invented business number: 999-86-…, with a right checksum (FACTS §12). Numbers from 0100 on: lower ones are the sandbox's own. */
export function demoBusinessNo(index: number): string {
  const body = `99986${String(100 + index).padStart(4, '0')}`;
  return Array.from({ length: 10 }, (_, last) => `${body}${last}`).find(isBusinessNumber) ?? '';
}
