import type { WorkSpaceDetails } from '@danji/contracts/workspace/work-space';
import { ComplexType, CorridorType, HeatingType, SaleType } from '@danji/contracts/codes/apartment-codes';
import { EMPTY_DETAILS } from './work-space.presenter.ts';

/**
 * A work space to try out: its details, the demo account's membership, and how many others are members, are invited,
 * and ask to join.
 */
export type DemoSpace = {
  details: WorkSpaceDetails;
  manager: 'master' | 'member' | 'invited' | undefined;
  others: { in: number; invited: number; asking: number };
};

const space = (
  details: Partial<WorkSpaceDetails> & { title: string },
  manager: DemoSpace['manager'],
  others: Partial<DemoSpace['others']> = {},
): DemoSpace => ({
  details: { ...EMPTY_DETAILS, ...details },
  manager,
  others: { in: 1, invited: 0, asking: 0, ...others },
});

const { SALE, RENT, MIXED } = SaleType;
const { APT, MIXED_USE, OFFICETEL } = ComplexType;

/** Invented complexes of every size, with long names, few details, and none. */
export const DEMO_SPACES: readonly DemoSpace[] = [
  space(
    {
      title: '한빛마을 3단지',
      apt_code: 'A90000001',
      building_name: '한빛마을3단지아파트',
      address1: '경기도 고양시 덕양구 화신로 214',
      address2: '관리동 1층',
      tel: '0319712345',
      sale_type: SALE,
      complex_type: APT,
      approval_date: '1996-08-23',
      number_of_buildings: 12,
      number_of_units: 1204,
      heating_type: HeatingType.DISTRICT,
      corridor_type: CorridorType.MIXED,
      total_parking_spaces: 1016,
      above_ground_parking_spaces: 604,
      underground_parking_spaces: 412,
      amenities: [
        '관리사무소',
        '노인정(경로당)',
        '어린이놀이터',
        '주민운동시설',
        '작은도서관(문고)',
        '자전거보관소',
        '전기차충전기',
      ],
    },
    'master',
    { in: 6, invited: 1, asking: 1 },
  ),
  space(
    {
      title: '동탄2신도시 하늘숲 파크뷰 센트럴 에듀타운 1단지',
      apt_code: 'A90000002',
      building_name: '하늘숲파크뷰센트럴에듀타운1단지',
      address1: '경기도 화성시 동탄구 동탄대로시범길 133',
      tel: '0316031234',
      sale_type: MIXED,
      complex_type: APT,
      approval_date: '2021-03-31',
      number_of_buildings: 18,
      number_of_units: 1745,
      heating_type: HeatingType.DISTRICT,
      corridor_type: CorridorType.STAIR,
      total_parking_spaces: 2310,
      above_ground_parking_spaces: 58,
      underground_parking_spaces: 2252,
      amenities: [
        '관리사무소',
        '보육시설(어린이집)',
        '어린이놀이터',
        '헬스장',
        '골프연습장',
        '사우나',
        '독서실',
        '게스트하우스',
        '키즈카페',
        '다함께돌봄센터',
        '전기차충전기',
        '무인택배함',
        '세차장',
      ],
    },
    'master',
    { in: 4 },
  ),
  space(
    {
      title: '솔내빌라',
      address1: '서울특별시 은평구 연서로 88',
      complex_type: ComplexType.ROW,
      number_of_buildings: 2,
      number_of_units: 24,
      approval_date: '1989-11-02',
      heating_type: HeatingType.INDIVIDUAL,
    },
    'master',
    { in: 0 },
  ),
  space(
    {
      title: '용산 누리 시티오피스텔',
      building_name: '누리시티',
      address1: '서울특별시 용산구 한강대로 95',
      tel: '027971234',
      sale_type: SALE,
      complex_type: OFFICETEL,
      approval_date: '2015-06-30',
      number_of_buildings: 1,
      number_of_units: 412,
      heating_type: HeatingType.INDIVIDUAL,
      corridor_type: CorridorType.CORRIDOR,
      total_parking_spaces: 289,
      above_ground_parking_spaces: 0,
      underground_parking_spaces: 289,
      amenities: ['관리사무소', '헬스장', '무인택배함'],
    },
    'member',
    { in: 3 },
  ),
  space(
    {
      title: '해오름 임대아파트 2단지',
      apt_code: 'A46790213',
      building_name: '해오름2단지',
      address1: '인천광역시 연수구 컨벤시아대로 60',
      tel: '0328541234',
      sale_type: RENT,
      complex_type: APT,
      approval_date: '2009-12-18',
      number_of_buildings: 7,
      number_of_units: 680,
      heating_type: HeatingType.DISTRICT,
      corridor_type: CorridorType.CORRIDOR,
      total_parking_spaces: 512,
      above_ground_parking_spaces: 240,
      underground_parking_spaces: 272,
      amenities: ['관리사무소', '노인정(경로당)', '어린이놀이터'],
    },
    'member',
    { in: 5, asking: 2 },
  ),
  space(
    {
      title: '마포 강변 더샘 주상복합',
      building_name: '강변더샘',
      address1: '서울특별시 마포구 토정로 47',
      complex_type: MIXED_USE,
      number_of_buildings: 3,
      number_of_units: 538,
      approval_date: '2018-02-27',
    },
    'invited',
    { in: 3 },
  ),
  space(
    {
      title: '달맞이 블루마린',
      building_name: '달맞이블루마린아파트',
      address1: '부산광역시 해운대구 달맞이길 190',
      sale_type: SALE,
      complex_type: APT,
      approval_date: '2004-05-14',
      number_of_buildings: 5,
      number_of_units: 421,
      heating_type: HeatingType.INDIVIDUAL,
      corridor_type: CorridorType.STAIR,
      total_parking_spaces: 498,
      above_ground_parking_spaces: 120,
      underground_parking_spaces: 378,
      amenities: ['관리사무소', '어린이놀이터', '휴게시설'],
    },
    undefined,
    { in: 3 },
  ),
  space({ title: '둔산 은하수 5단지', address1: '대전광역시 서구 둔산로 201' }, undefined, { in: 2, asking: 1 }),
];
