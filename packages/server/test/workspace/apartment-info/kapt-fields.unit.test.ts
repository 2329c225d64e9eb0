import { describe, expect, test } from '@jest/globals';
import { toKaptFields, toWorkSpaceDetails } from '../../../src/workspace/apartment-info/kapt-fields.ts';

const BASIS = {
  kaptCode: 'A90000001',
  kaptName: '한빛마을',
  kaptAddr: '경기도 고양시 화정동 1',
  doroJuso: '경기도 고양시 화신로 214',
  bjdCode: '4128110100',
  codeSaleNm: '분양',
  codeHeatNm: '지역난방',
  codeHallNm: '계단식',
  codeAptNm: '주상복합',
  kaptDongCnt: '12',
  kaptdaCnt: '1204',
  hoCnt: '1300',
  kaptBcompany: '가람건설',
  kaptTel: '031-971-2345',
  kaptFax: '',
  kaptUsedate: '19960823',
};

const DETAIL = {
  kaptCode: 'A90000001',
  kaptdEcapa: '2500.5',
  codeElev: '위탁관리',
  kaptdEcnt: '48',
  kaptdPcnt: '604',
  kaptdPcntu: '412',
  kaptdCccnt: '182',
  welfareFacility: '관리사무소, 주민공동시설(헬스장, 독서실),  ,문고, 문고',
};

describe('the facts of a complex', () => {
  test('come from both answers as FACTS §4 maps them', () => {
    const { facts, not_understood, sigungu_code } = toKaptFields(BASIS, DETAIL);
    expect(facts).toEqual({
      building_type: 1,
      code: 'A90000001',
      name: '한빛마을',
      tel: '0319712345',
      fax: '',
      type_name: '주상복합',
      address: '경기도 고양시 화신로 214',
      sale_type: 1,
      complex_type: 2,
      approval_date: '1996-08-23',
      number_of_buildings: 12,
      number_of_units: 1204,
      heating_type: 2,
      corridor_type: 1,
      total_parking_spaces: 1016,
      above_ground_parking_spaces: 604,
      underground_parking_spaces: 412,
      amenities: ['관리사무소', '주민공동시설(헬스장, 독서실)', '작은도서관(문고)'],
      installer: '가람건설',
      electric_power_capacity: 2500.5,
      elv_manage_type: '위탁관리',
      elv_count: 48,
      cctv_count: 182,
    });
    expect([not_understood, sigungu_code]).toEqual([[], '41281']);
    expect(toWorkSpaceDetails(facts)).toMatchObject({
      apt_code: 'A90000001',
      building_name: '한빛마을',
      address1: '경기도 고양시 화신로 214',
      complex_type: 2,
    });
  });

  test('fall back to 호수 and the 법정동 address, and stay empty where nothing was handed in', () => {
    const { facts } = toKaptFields({ ...BASIS, doroJuso: '', kaptdaCnt: '', kaptUsedate: '' });
    expect(facts).toMatchObject({
      address: '경기도 고양시 화정동 1',
      number_of_units: 1300,
      approval_date: null,
      total_parking_spaces: null,
      amenities: [],
      elv_count: null,
    });
  });

  test('unknown values are listed and never fail the import', () => {
    const { facts, not_understood } = toKaptFields(
      {
        ...BASIS,
        codeSaleNm: '후분양',
        codeHallNm: '타워형',
        codeAptNm: '생활형숙박시설',
        kaptUsedate: '20230230',
        kaptdaCnt: '약 1,204',
        kaptTel: '02) 930-1234, 930-1235',
      },
      { ...DETAIL, kaptdCccnt: '많음' },
    );
    expect(facts).toMatchObject({
      sale_type: null,
      corridor_type: null,
      complex_type: null,
      type_name: '생활형숙박시설',
      approval_date: null,
      number_of_units: null,
      tel: '',
      cctv_count: null,
      heating_type: 2,
    });
    expect(not_understood.map(({ field, wording }) => `${field}:${wording}`).sort()).toEqual([
      'approval_date:20230230',
      'cctv_count:많음',
      'complex_type:생활형숙박시설',
      'corridor_type:타워형',
      'number_of_units:약 1,204',
      'sale_type:후분양',
      'tel:02) 930-1234, 930-1235',
    ]);
  });

  test('bracketed and spaced words are the same words', () => {
    expect(
      toKaptFields({ ...BASIS, codeAptNm: '도시형생활주택 (아파트)', codeHeatNm: '개별난방 + 기타' }).facts,
    ).toMatchObject({ complex_type: 4, heating_type: 4 });
  });
});
