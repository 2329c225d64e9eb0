import type { SelectedAddress } from '@danji/shell-sdk';

/** The fields that we use of the postcode widget's result (FACTS §7). */
export type PostcodeData = Readonly<
  Record<
    | 'zonecode'
    | 'userSelectedType'
    | 'roadAddress'
    | 'jibunAddress'
    | 'autoRoadAddress'
    | 'autoJibunAddress'
    | 'bname'
    | 'buildingName'
    | 'apartment'
    | 'sido'
    | 'sigungu'
    | 'sigunguCode',
    string
  >
>;

const NAMES: readonly (keyof PostcodeData)[] = [
  'zonecode',
  'userSelectedType',
  'roadAddress',
  'jibunAddress',
  'autoRoadAddress',
  'autoJibunAddress',
  'bname',
  'buildingName',
  'apartment',
  'sido',
  'sigungu',
  'sigunguCode',
];

/** Whether a message holds a complete address; a missing part would appear as the text `undefined` in a form. */
export function isPostcodeData(value: unknown): value is PostcodeData {
  if (typeof value !== 'object' || value === null) return false;
  const data = value as Record<string, unknown>;
  return NAMES.every((name) => typeof data[name] === 'string') && /^\d{5}$/.test(String(data['zonecode']));
}

/**
 * Converts a result to the address of our forms: the chosen kind of address, then the quarter (동) and the apartment
 * complex in brackets (FACTS §7).
 */
export function toSelectedAddress(data: PostcodeData): SelectedAddress {
  const isRoad = data.userSelectedType === 'R';
  const address = isRoad ? data.roadAddress || data.autoRoadAddress : data.jibunAddress || data.autoJibunAddress;
  const quarter = /[동로가]$/.test(data.bname) ? data.bname : '';
  const complex = data.apartment === 'Y' ? data.buildingName : '';
  const extra = isRoad ? [quarter, complex].filter(Boolean).join(', ') : '';
  return {
    address_code: data.zonecode,
    address1: extra ? `${address} (${extra})` : address,
    building_name: data.buildingName,
    sido: data.sido,
    sigungu: data.sigungu,
    sigungu_code: data.sigunguCode,
  };
}
