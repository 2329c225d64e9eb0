import type { FoundAddress } from '@danji/shell-sdk';

/** What the postcode widget answers, as far as it is used (FACTS §7). */
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

/** Whether a message holds an address; parts that are missing would become text in a form. */
export function isPostcodeData(value: unknown): value is PostcodeData {
  if (typeof value !== 'object' || value === null) return false;
  const data = value as Record<string, unknown>;
  return NAMES.every((name) => typeof data[name] === 'string') && /^\d{5}$/.test(String(data['zonecode']));
}

/** The address as our forms keep it: what the person chose, then the quarter and the apartment complex in brackets (FACTS §7). */
export function toFoundAddress(data: PostcodeData): FoundAddress {
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
