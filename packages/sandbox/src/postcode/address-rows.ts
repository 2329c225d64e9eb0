import { readFileSync } from 'node:fs';

/** One invented address; the zone codes lie in the real ranges of their region, so that island surcharges can be tried. */
export type AddressRow = {
  zonecode: string;
  sido: string;
  /** The name that the widget uses: short, or in full for the special provinces. */
  sidoShort: string;
  sigungu: string;
  sigunguEnglish: string;
  sidoEnglish: string;
  sigunguCode: string;
  roadname: string;
  number: string;
  /** 법정동, or 읍·면 and 리. */
  bname: string;
  jibun: string;
  buildingName: string;
};

/** At least one for each sigungu in force. */
const ADDRESS_ROWS = JSON.parse(
  readFileSync(new URL('addresses.json', import.meta.url), 'utf8'),
) as readonly AddressRow[];

const toSearchText = (row: AddressRow): string => Object.values(row).join(' ').toLowerCase();

/** Finds the rows that contain every word of the query, in the order of the regions. */
export function findAddresses(query: string): AddressRow[] {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (terms.length === 0) return [];
  return ADDRESS_ROWS.filter((row) => {
    const text = toSearchText(row);
    return terms.every((term) => text.includes(term));
  });
}

/** Formats a row as `oncomplete` receives it (FACTS §7). `selected` is R (road) or J (jibun). */
export function toPostcodeData(row: AddressRow, selected: 'R' | 'J', query: string): Record<string, string> {
  const {
    zonecode,
    sigungu,
    sidoShort,
    sidoEnglish,
    sigunguEnglish,
    sigunguCode,
    roadname,
    number,
    bname,
    jibun,
    buildingName,
  } = row;
  const region = sigungu === '세종시' ? sidoShort : `${sidoShort} ${sigungu}`;
  const roadAddress = `${region} ${roadname} ${number}`;
  const jibunAddress = `${region} ${bname} ${jibun}`;
  const english = `${number}, ${sigunguEnglish}, ${sidoEnglish}`;
  const [town = '', village = ''] = bname.split(' ');
  const bcode = `${sigunguCode}10100`;
  return {
    zonecode,
    address: selected === 'R' ? roadAddress : jibunAddress,
    addressEnglish: english,
    addressType: selected,
    userSelectedType: selected,
    noSelected: 'N',
    userLanguageType: 'K',
    roadAddress,
    roadAddressEnglish: english,
    jibunAddress,
    jibunAddressEnglish: english,
    autoRoadAddress: '',
    autoJibunAddress: '',
    buildingCode: `${bcode}1${jibun.replace('-', '').padStart(8, '0')}000000`,
    buildingName,
    apartment: buildingName.endsWith('아파트') ? 'Y' : 'N',
    sido: sidoShort,
    sidoEnglish,
    sigungu: sigungu === '세종시' ? '' : sigungu,
    sigunguEnglish,
    sigunguCode,
    roadnameCode: `${sigunguCode.slice(0, 2)}00001`,
    bcode,
    roadname,
    roadnameEnglish: '',
    bname: village || town,
    bnameEnglish: '',
    bname1: village ? town : '',
    bname2: village || town,
    hname: '',
    query,
    postcode: '',
    postcode1: '',
    postcode2: '',
    postcodeSeq: '',
  };
}
