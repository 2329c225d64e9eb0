/** One type of contract with its groups; sub-category codes are `group × 100 + place`. */
type Group = { readonly group: number; readonly name: string; readonly items: readonly string[] };
type CategoryType = { readonly type: ContractType; readonly name: string; readonly groups: readonly Group[] };

export const CONTRACT_TYPES = [1, 2, 3, 4] as const;
export type ContractType = (typeof CONTRACT_TYPES)[number];

/** Four types of contract with 45 sub-categories each (K-apt codeClassifyType2: works, services, goods, others). */
const TYPES: readonly CategoryType[] = [
  {
    type: 1,
    name: '공사',
    groups: [
      {
        group: 1,
        name: '건축·방수·도장',
        items: [
          '외벽 균열보수·재도장',
          '계단·복도 내부 도장',
          '지하주차장 도장·에폭시',
          '옥상 방수',
          '지하주차장 누수·방수',
          '지붕·슁글·기와 교체',
          '외벽 단열·마감재 보수',
          '창호·샷시 교체',
          '방화문·공동현관문 교체',
          '난간·계단 보수',
          '타일·석재·미장',
          '구조보강·콘크리트 보수',
          '하자보수 공사',
        ],
      },
      {
        group: 2,
        name: '기계·급배수·난방',
        items: [
          '급수배관 교체·갱생',
          '오배수관 교체',
          '난방배관·열교환기 교체',
          '보일러·기계실 설비',
          '급수·부스터펌프 교체',
          '저수조 보수·교체',
          '정화조·오수처리시설',
          '환기·공조·급배기팬',
          '가스배관·정압기',
          '배수펌프·집수정',
        ],
      },
      {
        group: 3,
        name: '전기·승강기·소방·통신',
        items: [
          '승강기 교체',
          '변압기·수배전반 교체',
          '비상발전기 교체',
          'LED 조명 교체',
          '태양광 발전설비',
          '전기차 충전시설 설치',
          '소방설비 교체(감지기·수신반)',
          '스프링클러·소화배관',
          'CCTV 교체·증설',
          '주차관제(차단기·LPR)',
          '자동문·출입통제',
          '홈네트워크·인터폰 교체',
          '방송·TV공청·통신설비',
        ],
      },
      {
        group: 4,
        name: '토목·조경·외부시설',
        items: [
          '아스팔트·보도블록 포장',
          '주차장 증설·차선도색',
          '조경 식재·개선',
          '놀이터 설치·교체',
          '휴게·운동시설 설치',
          '옹벽·담장·펜스',
          '우수·하수·맨홀',
          '재활용·자전거 보관시설',
          '문주·안내표지',
        ],
      },
    ],
  },
  {
    type: 2,
    name: '용역',
    groups: [
      {
        group: 5,
        name: '위탁관리·인력',
        items: [
          '주택관리업자 위탁관리',
          '경비 용역',
          '미화·청소 용역',
          '경비·미화 통합 용역',
          '주민공동시설 위탁운영',
          '주차관리 용역',
          '안내·컨시어지',
          '독서실·작은도서관 운영',
        ],
      },
      {
        group: 6,
        name: '점검·유지관리',
        items: [
          '승강기 유지관리',
          '소방시설 점검(종합·작동)',
          '전기안전관리 대행',
          '기계설비 유지관리·성능점검',
          '지능형 홈네트워크 유지관리',
          'CCTV·주차관제 유지보수',
          '자동문 유지보수',
          '보일러·열교환기 세관',
          '급수펌프·기계실 점검',
          '정화조·오수처리 관리',
          '어린이놀이시설 안전점검',
          '정보통신설비 유지보수',
          '태양광·전기차충전기 유지관리',
        ],
      },
      {
        group: 7,
        name: '위생·환경·조경관리',
        items: [
          '소독·방역',
          '저수조 청소',
          '정화조 청소',
          '배관·오수관 준설',
          '외벽·유리창 청소',
          '지하주차장 물청소',
          '수질검사',
          '생활·대형폐기물 처리',
          '음식물쓰레기 수거',
          '조경관리·전정',
          '수목소독·병해충 방제',
          '제설·제초',
        ],
      },
      {
        group: 8,
        name: '전문·행정용역',
        items: [
          '건축물 안전점검·정밀안전진단',
          '하자진단·하자소송 지원',
          '설계·감리',
          '장기수선계획 수립·조정',
          '외부 회계감사',
          '세무·노무 자문',
          '법률 자문',
          '검침·관리비 부과 전산',
          '고지서 인쇄·발송',
          '전자투표 대행',
          '아파트 앱·홈페이지',
          '법정·안전교육 대행',
        ],
      },
    ],
  },
  {
    type: 3,
    name: '판매(물품)',
    groups: [
      {
        group: 9,
        name: '시설·설비 자재',
        items: [
          'LED 조명기구',
          '램프·안정기',
          '전선·차단기 등 전기자재',
          '배관·밸브·피팅',
          '펌프·모터',
          '보일러·열교환기 부품',
          '소화기·감지기 등 소방용품',
          '승강기 부품',
          'CCTV·녹화기',
          '주차차단기·LPR 부품',
          '출입카드·도어락',
          '도료·방수재·접착제',
          '철물·공구',
          '창호·방화문 자재',
          '수목·화훼·비료',
        ],
      },
      {
        group: 10,
        name: '관리·생활 용품',
        items: [
          '청소용품·약품',
          '소독·방역 약제',
          '제설제(염화칼슘)',
          '종량제봉투·분리수거함',
          '음식물 수거용기',
          '사무용품·복합기',
          '가구·집기',
          '유니폼·작업복',
          '안전용품·보호구',
          '현수막·안내판',
          '우편함·무인택배함',
          '생수·다과·명절선물',
          '고지서 용지·인쇄물',
          '도서·교재',
          'AED·구급용품',
        ],
      },
      {
        group: 11,
        name: '장비·스마트기기',
        items: [
          '헬스 운동기구',
          '놀이기구·탄성포장재',
          '벤치·파고라',
          '전기차 충전기',
          '태양광 모듈',
          '냉난방기·공기청정기',
          '제설·제초 장비',
          '청소장비(습식청소차)',
          'PC·서버·네트워크',
          '키오스크·무인발급기',
          '방송장비·마이크',
          '안전거울·카스토퍼',
          '자전거 보관대',
          'RFID 음식물 종량기',
          '발전기·UPS',
        ],
      },
    ],
  },
  {
    type: 4,
    name: '기타(잡수입·보험 등)',
    groups: [
      {
        group: 12,
        name: '잡수입·임대·매각',
        items: [
          '재활용품 매각(폐지·고철·헌옷)',
          '알뜰시장(장터) 운영',
          '승강기 모니터 광고',
          '게시판·전단 광고',
          '이동통신 중계기 임대',
          '전기차 충전사업자 부지 임대',
          '태양광 부지 임대',
          '무인택배함 임대',
          '세차·차량관리 서비스',
          '공유차량·공유자전거',
          '어린이집 임대',
          '다함께돌봄센터·공동육아',
          '단지 내 상가·부속시설 임대',
          '주차장 외부 개방',
          '불용물품 매각',
          '커뮤니티시설 임대',
          '자판기·무인매점',
          '무인세탁함',
        ],
      },
      {
        group: 13,
        name: '보험·금융',
        items: [
          '주택화재보험',
          '영업배상책임보험',
          '승강기사고 배상책임',
          '어린이놀이시설 배상책임',
          '근로자재해보장',
          '가스사고 배상책임',
          '개인정보 배상책임',
          '주택관리사 공제',
          '예치·금고은행 선정',
          '관리비 카드결제·PG',
          '퇴직연금',
          '장기수선충당금 예치',
        ],
      },
      {
        group: 14,
        name: '행사·제휴·기타',
        items: [
          '단지 행사·축제 대행',
          '행사물품 대여',
          '이사·사다리차 제휴',
          '가전·렌탈 공동구매',
          '인터넷·TV 단체계약',
          '에너지 요금 컨설팅',
          '입주박람회',
          '입주·이사 청소',
          '세대 소방점검 지원',
          '분쟁·민원 대응 지원',
          '하자보증금 업무',
          '공동체 활성화 프로그램',
          '자원봉사·기부 연계',
          '기타 제휴',
          '기타',
        ],
      },
    ],
  },
];

type SubCategory = { code: number; name: string; type: ContractType; typeName: string; group: string };

const ALL: readonly SubCategory[] = TYPES.flatMap(({ type, name: typeName, groups }) =>
  groups.flatMap(({ group, name, items }) =>
    items.map((item, index) => ({ code: group * 100 + index + 1, name: item, type, typeName, group: name })),
  ),
);
const BY_CODE = new Map(ALL.map((each) => [each.code, each]));

/** Codes of all sub-categories, in order. */
export const SUB_CATEGORY_CODES: readonly number[] = ALL.map(({ code }) => code);

/** A choice of the tree: type, group, sub-category. The value of a sub-category is its code. */
type CategoryNode = { value: string; label: string; children?: CategoryNode[] };

/** Types, groups and sub-categories as a tree to choose from. */
export const listContractCategories = (): CategoryNode[] =>
  TYPES.map(({ type, name, groups }) => ({
    value: `type-${type}`,
    label: name,
    children: groups.map(({ group, name: label, items }) => ({
      value: `group-${group}`,
      label,
      children: items.map((item, index) => ({ value: String(group * 100 + index + 1), label: item })),
    })),
  }));

/** The type a sub-category belongs to; `undefined` for a code that is none. */
export const contractTypeOf = (category2: number): ContractType | undefined => BY_CODE.get(category2)?.type;

/** The name without what it includes: `판매`, `기타`. */
export const nameContractType = (type: number): string =>
  TYPES.find((each) => each.type === type)?.name.replace(/\(.*\)/, '') ?? '알 수 없음';
export const nameSubCategory = (category2: number): string => BY_CODE.get(category2)?.name ?? '알 수 없음';

const flat = (text: string): string => text.replaceAll(/[\s·]/g, '').toLowerCase();

/** Sub-categories that bear the words in their own name, without regard to spaces. */
export function findSubCategories(words: string): number[] {
  const asked = flat(words);
  return asked === '' ? [] : ALL.filter(({ name }) => flat(name).includes(asked)).map(({ code }) => code);
}

/** The sub-category of a type by its name as a person writes it into a sheet; `undefined` when there is none. */
export function findSubCategory(type: ContractType, name: string): number | undefined {
  const asked = flat(name);
  return ALL.find((each) => each.type === type && (flat(each.name) === asked || String(each.code) === asked))?.code;
}

/** The type by its name (`공사`) or its number; `undefined` when there is none. */
export function findContractType(name: string): ContractType | undefined {
  const asked = flat(name);
  return asked === ''
    ? undefined
    : TYPES.find(
        (each) =>
          flat(each.name) === asked ||
          String(each.type) === asked ||
          (asked.length >= 2 && flat(each.name).startsWith(asked)),
      )?.type;
}
