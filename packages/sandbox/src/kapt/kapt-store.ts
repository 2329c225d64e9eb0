import { readFileSync } from 'node:fs';

type Count = number | null;

/** One invented complex; `quirk` names the behaviour of the provider that it demonstrates. */
export type Complex = {
  code: string;
  name: string;
  bjd: string;
  as1: string;
  as2: string | null;
  as3: string;
  as4: string | null;
  road: string;
  no: string;
  type: string;
  sale: string;
  heat: string;
  hall: string;
  /** YYYYMMDD. */
  used: string;
  dong: Count;
  units: Count;
  over: Count;
  under: Count;
  tel: string;
  builder: string;
  elev: Count;
  cctv: Count;
  power: Count;
  welfare: string;
  quirk?: 'blank' | 'words' | 'no_detail' | 'quota';
};

/** Formats a number as the provider does on different days: as number, as text, as "" or as null. */
function toWire(value: Count, turn: number): string | number | null {
  if (value === null) return turn % 2 === 0 ? '' : null;
  return turn % 2 === 0 ? value : String(value);
}

/** Formats a complex as the lists do. */
export const toListItem = ({ code, name, bjd, as1, as2, as3, as4 }: Complex): Record<string, unknown> => ({
  kaptCode: code,
  kaptName: name,
  bjdCode: bjd,
  as1,
  as2,
  as3,
  as4,
});

/** The complexes of this sandbox and what a test has changed of them. */
export class KaptStore {
  readonly #complexes = JSON.parse(
    readFileSync(new URL('complexes.json', import.meta.url), 'utf8'),
  ) as readonly Complex[];
  readonly #changes = new Map<string, Record<string, unknown>>();

  list(): readonly Complex[] {
    return this.#complexes;
  }

  find(code: string): Complex | undefined {
    return this.#complexes.find((each) => each.code === code);
  }

  change(code: string | undefined, fields: Record<string, unknown> = {}): void {
    if (code === undefined) this.#changes.clear();
    else this.#changes.set(code, { ...this.#changes.get(code), ...fields });
  }

  toBasis(complex: Complex): Record<string, unknown> {
    const { code, name, as1, as2, as3, road, no, bjd, type, sale, heat, hall, used, dong, units, tel, builder } =
      complex;
    const region = [as1, as2].filter(Boolean).join(' ');
    const turn = Number(code.slice(-2));
    return {
      kaptCode: code,
      kaptName: name,
      kaptAddr: `${region} ${as3} ${no} ${name}`,
      doroJuso: complex.quirk === 'blank' ? '' : `${region} ${road} ${no}`,
      zipcode: '',
      bjdCode: bjd,
      codeSaleNm: sale,
      codeHeatNm: heat,
      codeHallNm: hall,
      codeAptNm: type,
      codeMgrNm: '위탁관리',
      kaptTarea: turn * 1234.5,
      kaptDongCnt: toWire(dong, turn),
      kaptdaCnt: toWire(units, turn + 1),
      hoCnt: toWire(units, turn),
      kaptBcompany: builder,
      kaptAcompany: '',
      kaptTel: tel,
      kaptFax: tel === '' ? null : tel.replace(/\d{4}$/, '9999'),
      kaptUrl: '',
      kaptUsedate: used,
      kaptMarea: null,
      kaptTopFloor: '',
      ktownFlrNo: 25,
      kaptBaseFloor: '2',
      kaptdEcntp: toWire(complex.elev, turn),
      ...this.#changes.get(code),
    };
  }

  toDetail(complex: Complex): Record<string, unknown> {
    const { code, name, elev, over, under, cctv, power, welfare } = complex;
    const turn = Number(code.slice(-2));
    return {
      kaptCode: code,
      kaptName: name,
      codeMgr: '위탁관리',
      kaptMgrCnt: toWire(12, turn),
      kaptCcompany: '',
      codeSec: '경비원',
      kaptdScnt: '',
      kaptdSecCom: null,
      kaptdEcapa: toWire(power, turn + 1),
      codeEcon: '종합계약',
      codeElev: elev === null ? '' : elev > 0 ? '위탁관리' : '해당없음',
      kaptdEcnt: toWire(elev, turn),
      kaptdPcnt: toWire(over, turn),
      kaptdPcntu: toWire(under, turn + 1),
      codeNet: '유',
      kaptdCccnt: toWire(cctv, turn),
      welfareFacility: welfare === '' ? null : welfare,
      convenientFacility: '',
      educationFacility: '',
      groundElChargerCnt: '',
      undergroundElChargerCnt: 4,
      ...this.#changes.get(code),
    };
  }
}
