import { expect, test } from '@jest/globals';
import { isPostcodeData, toSelectedAddress } from '../src/address-search/to-selected-address.ts';

const DATA = {
  zonecode: '63303',
  userSelectedType: 'R',
  roadAddress: '제주특별자치도 제주시 첨단로 242',
  jibunAddress: '제주특별자치도 제주시 영평동 2181',
  autoRoadAddress: '',
  autoJibunAddress: '',
  bname: '영평동',
  buildingName: '푸른숲아파트',
  apartment: 'Y',
  sido: '제주특별자치도',
  sigungu: '제주시',
  sigunguCode: '50110',
};

test('a road address ends with the quarter and the complex', () => {
  expect(toSelectedAddress(DATA)).toEqual({
    address_code: '63303',
    address1: '제주특별자치도 제주시 첨단로 242 (영평동, 푸른숲아파트)',
    building_name: '푸른숲아파트',
    sido: '제주특별자치도',
    sigungu: '제주시',
    sigungu_code: '50110',
  });
  expect(toSelectedAddress({ ...DATA, apartment: 'N' }).address1).toBe('제주특별자치도 제주시 첨단로 242 (영평동)');
  expect(toSelectedAddress({ ...DATA, apartment: 'N', bname: '애월읍' }).address1).toBe(
    '제주특별자치도 제주시 첨단로 242',
  );
});

test('a lot address is used as selected, and a missing one is the one that the widget guesses', () => {
  expect(toSelectedAddress({ ...DATA, userSelectedType: 'J' }).address1).toBe('제주특별자치도 제주시 영평동 2181');
  expect(
    toSelectedAddress({ ...DATA, userSelectedType: 'J', jibunAddress: '', autoJibunAddress: '제주 제주시 영평동 2182' })
      .address1,
  ).toBe('제주 제주시 영평동 2182');
});

test.each([null, 'text', {}, { ...DATA, zonecode: '123' }, { ...DATA, sido: undefined }])(
  'a message that holds no address is none: %j',
  (message) => {
    expect(isPostcodeData(message)).toBe(false);
  },
);
test('one that does is', () => expect(isPostcodeData(DATA)).toBe(true));
