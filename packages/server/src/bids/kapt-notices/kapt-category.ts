import type { ContractType } from '@danji/contracts/codes/contract-categories';

/** K-apt's three levels of classification (FACTS §9). */
type Classification = { type1: string; type2: string; type3: string };
type Sector = { work_type: ContractType | null; category: number | null };

const MANAGING_COMPANY = '01';
const WORK_TYPES: Readonly<Record<string, ContractType>> = { '02': 1, '03': 2, '04': 3, '05': 4 };

/** The known meanings of codes of the third level, by the second: guards, community facilities, lifts. */
const KNOWN_CODES: Readonly<Record<string, number>> = { '03-04': 502, '03-14': 505, '03-06': 601, '02-06': 301 };

/**
 * The full list of the third level is not public, so the words of the title tell the rest: the first rule of the type
 * whose words are all in it. What no rule tells stays unknown.
 */
const RULES: Readonly<Record<ContractType, readonly (readonly [words: string, category: number])[]>> = {
  1: [
    ['지하주차장 방수', 105],
    ['지하주차장 누수', 105],
    ['지하주차장 도장', 103],
    ['에폭시', 103],
    ['재도장', 101],
    ['외벽 균열', 101],
    ['외벽 도장', 101],
    ['옥상 방수', 104],
    ['계단 도장', 102],
    ['복도 도장', 102],
    ['슁글', 106],
    ['기와', 106],
    ['창호', 108],
    ['방화문', 109],
    ['승강기 교체', 301],
    ['급수배관', 201],
    ['오배수', 202],
    ['난방배관', 203],
    ['급수펌프', 205],
    ['부스터펌프', 205],
    ['저수조', 206],
    ['수배전', 302],
    ['변압기', 302],
    ['발전기', 303],
    ['led', 304],
    ['태양광', 305],
    ['전기차', 306],
    ['스프링클러', 308],
    ['소방', 307],
    ['cctv', 309],
    ['주차관제', 310],
    ['차단기', 310],
    ['자동문', 311],
    ['인터폰', 312],
    ['홈네트워크', 312],
    ['놀이터', 404],
    ['놀이시설', 404],
    ['아스팔트', 401],
    ['보도블록', 401],
    ['차선도색', 402],
    ['조경', 403],
    ['옹벽', 406],
    ['담장', 406],
  ],
  2: [
    ['경비 미화', 504],
    ['경비 청소', 504],
    ['저수조 청소', 702],
    ['정화조 청소', 703],
    ['외벽 청소', 705],
    ['지하주차장 청소', 706],
    ['경비', 502],
    ['미화', 503],
    ['청소', 503],
    ['주민공동시설', 505],
    ['승강기', 601],
    ['소방', 602],
    ['전기안전', 603],
    ['기계설비', 604],
    ['홈네트워크', 605],
    ['cctv', 606],
    ['주차관제', 606],
    ['놀이시설', 611],
    ['소독', 701],
    ['방역', 701],
    ['준설', 704],
    ['수질', 707],
    ['음식물', 709],
    ['재활용', 708],
    ['폐기물', 708],
    ['수목소독', 711],
    ['조경', 710],
    ['전정', 710],
    ['제설', 712],
    ['안전진단', 801],
    ['안전점검', 801],
    ['하자', 802],
    ['감리', 803],
    ['설계', 803],
    ['장기수선계획', 804],
    ['회계감사', 805],
    ['검침', 808],
    ['전자투표', 810],
  ],
  3: [
    ['led', 901],
    ['조명', 901],
    ['소화기', 907],
    ['승강기', 908],
    ['cctv', 909],
    ['염화칼슘', 1003],
    ['제설제', 1003],
    ['헬스', 1101],
    ['운동기구', 1101],
    ['놀이기구', 1102],
    ['전기차', 1104],
  ],
  4: [
    ['재활용', 1201],
    ['헌옷', 1201],
    ['알뜰시장', 1202],
    ['장터', 1202],
    ['승강기 광고', 1203],
    ['중계기', 1205],
    ['전기차', 1206],
    ['어린이집', 1211],
    ['화재보험', 1301],
    ['배상책임', 1302],
    ['이사', 1403],
  ],
};

const hasAll = (title: string, words: string): boolean => words.split(' ').every((word) => title.includes(word));

/** Returns the type of contract and our sub-category of a notice, `null` for what neither codes nor title tell. */
export function toSector({ type1, type2, type3 }: Classification, title: string): Sector {
  if (type1 === MANAGING_COMPANY) return { work_type: 2, category: 501 };
  const work_type = Object.hasOwn(WORK_TYPES, type2) ? (WORK_TYPES[type2] ?? null) : null;
  if (work_type === null) return { work_type, category: null };
  const code = `${type2}-${type3}`;
  const known = Object.hasOwn(KNOWN_CODES, code) ? KNOWN_CODES[code] : undefined;
  const searched = title.toLowerCase();
  return { work_type, category: known ?? RULES[work_type].find(([words]) => hasAll(searched, words))?.[1] ?? null };
}
