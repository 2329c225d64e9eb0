import type { SandboxClock } from '../sandbox-clock.ts';
import type { Complex } from './kapt-store.ts';
import { COMPANIES, PRIVATE_SUBJECTS, type Subject, SUBJECTS } from './notice-subjects.ts';

const DAY_MS = 86_400_000;
const SEOUL_MS = 9 * 3_600_000;
/** Notices of one day; the result of one is filled in so many days after its closing. */
const PER_DAY = 6;
const RESULT_DAYS = 3;
/** Of every so many results the winner is named only so many days after the result, as K-apt does. */
const LATE_EVERY = 7;
const LATE_DAYS = 2;
/** Every so many notices one is of a complex that the lists of complexes do not have. */
const UNKNOWN_EVERY = 11;
const MAX_RANGE_DAYS = 400;

type Item = Record<string, unknown>;
type Notice = { num: string; day: number; closing: number; turn: number; subject: Subject; complex: Complex };

/** The day of a Seoul date as a number, `undefined` for what is no date. */
const toDay = (date = ''): number | undefined => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(time) ? undefined : time / DAY_MS;
};
const toDate = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
/** Spreads numbers that follow each other: the same ones for the same day on every start. */
const spread = (seed: number): number => Math.imul(seed ^ (seed >>> 13), 2_654_435_761) >>> 8;
const pick = <T>(list: readonly [T, ...T[]] | readonly T[], turn: number): T => list[turn % list.length] as T;

/** The invented notices, results and private contracts of K-apt: some for every day until the sandbox's time. */
export class KaptNotices {
  readonly #complexes: readonly Complex[];
  readonly #clock: SandboxClock;
  readonly #failing = new Set<number>();

  constructor(complexes: readonly Complex[], clock: SandboxClock) {
    this.#complexes = complexes;
    this.#clock = clock;
  }

  /** Makes the portal fail for every range with this day; `undefined` reverts it for all. */
  failDay(date: string | undefined): void {
    const day = toDay(date);
    if (day === undefined) this.#failing.clear();
    else this.#failing.add(day);
  }

  /** The days of a range, at most 400 and none after today; `undefined` when the portal fails for it. */
  days(startDate: string | undefined, endDate: string | undefined): number[] | undefined {
    const [first, last] = [toDay(startDate), toDay(endDate)];
    if (first === undefined || last === undefined) return [];
    const days = Array.from({ length: Math.min(MAX_RANGE_DAYS, last - first + 1) }, (_, index) => first + index);
    return days.some((day) => this.#failing.has(day)) ? undefined : days;
  }

  /** Notices by their day. */
  listNotices(days: readonly number[]): Item[] {
    return days
      .filter((day) => day <= this.#today())
      .flatMap((day) => this.#noticesOf(day).map((each) => this.#toNotice(each)));
  }

  /** Notices by their closing day with what has become of them. */
  listResults(days: readonly number[]): Item[] {
    const closing = new Set(days);
    const first = Math.min(...days) - 14;
    const last = Math.min(Math.max(...days), this.#today());
    const all = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
      this.#noticesOf(first + index),
    ).flat();
    return all.filter((each) => closing.has(each.closing)).map((each) => this.#toResult(each));
  }

  /** The companies that have offered on a notice whose result is known. */
  listBidders(num: string): Item[] {
    const notice = this.#noticesOf(toDay(`${num.slice(0, 4)}-${num.slice(4, 6)}-${num.slice(6, 8)}`) ?? 0).find(
      (each) => each.num === num,
    );
    if (!notice || this.#stateOf(notice) !== '5') return [];
    const isLate = notice.turn % LATE_EVERY === 0 && this.#today() < notice.closing + RESULT_DAYS + LATE_DAYS;
    return [0, 1, 2].map((index) => ({
      bidNum: num,
      companyName: pick(COMPANIES, notice.turn + index),
      competentName: '담당자',
      bidSuccessfulYn: index === 0 && !isLate ? 'Y' : 'N',
    }));
  }

  /** Private contracts by the day of their registration. */
  listPrivateContracts(days: readonly number[]): Item[] {
    return days
      .filter((day) => day <= this.#today())
      .flatMap((day) => [0, 1].map((index) => this.#toPrivate(day, index)));
  }

  #today(): number {
    return Math.floor((this.#clock.now().getTime() + SEOUL_MS) / DAY_MS);
  }

  #complexOf(turn: number): Complex {
    const complex = pick(this.#complexes, turn);
    return turn % UNKNOWN_EVERY === 0 ? { ...complex, code: 'A99999999', name: '이름만 알려진 아파트' } : complex;
  }

  #noticesOf(day: number): Notice[] {
    return Array.from({ length: PER_DAY }, (_, index) => {
      const turn = spread(day * PER_DAY + index);
      return {
        num: `${toDate(day).replaceAll('-', '')}1${index}0000${String(turn % 1000).padStart(3, '0')}`,
        day,
        closing: day + (turn % 4 === 0 ? 5 : 10 + (turn % 4)),
        turn,
        subject: pick(SUBJECTS, day * PER_DAY + index),
        complex: this.#complexOf(turn),
      };
    });
  }

  /** New until the result is there: then most are awarded, some have failed, some are canceled. */
  #stateOf({ closing, turn, day }: Notice): string {
    if (this.#today() >= closing + RESULT_DAYS) return turn % 10 === 0 ? '4' : turn % 10 === 1 ? '6' : '5';
    return turn % 9 === 0 && this.#today() > day ? '2' : '1';
  }

  #toCommon(notice: Notice): Item {
    const { num, closing, turn, subject, complex } = notice;
    const [codeClassifyType1, codeClassifyType2, codeClassifyType3] = subject.type;
    return {
      bidNum: num,
      aptCode: complex.code,
      bidKaptname: complex.name,
      bidTitle: `${complex.name} ${subject.title}`,
      bidArea: complex.bjd.slice(0, 2),
      bidDeadline: `${toDate(closing)} 17:00`,
      bidState: this.#stateOf(notice),
      bidEmrgYn: closing - notice.day < 10 ? 'Y' : 'N',
      codeWay: pick(['00', '01'], turn),
      codeAuth: '01',
      codeKind: pick(['01', '02', '02', '03'], turn),
      codeSucWay: pick(['01', '02', '02'], turn),
      codeClassifyType1,
      codeClassifyType2,
      codeClassifyType3,
    };
  }

  #toNotice(notice: Notice): Item {
    const { day, closing, turn, subject, complex } = notice;
    return {
      ...this.#toCommon(notice),
      bidContent: `1. 사업명: ${subject.title}\n2. 세대수: ${complex.units ?? '-'}세대\n3. 제출: 전자입찰시스템\n4. 문의: 관리사무소`,
      bidRegDate: toDate(day),
      bidDocsDeadline: `${toDate(closing)} 16:00`,
      bidFieldDesDate: turn % 3 === 0 ? `${toDate(day + 2)} 14:00` : null,
      bidFieldDesLoc: turn % 3 === 0 ? '관리사무소 회의실' : '',
      bidReqDocs: '입찰서, 사업자등록증 사본, 국세·지방세 완납증명서',
      bidFileSeq: turn,
    };
  }

  #toResult(notice: Notice): Item {
    const { day, turn, subject, complex } = notice;
    const state = this.#stateOf(notice);
    const amount = Math.round((subject.perUnit * (complex.units ?? 300) * (85 + (turn % 20))) / 100_000) * 1_000;
    return {
      ...this.#toCommon(notice),
      bidRegdate: toDate(day),
      amount: state === '5' ? (turn % 2 === 0 ? amount : String(amount)) : '',
      bidReason: { '4': '유효한 입찰이 2곳보다 적어 유찰', '5': '적격심사 최고점', '6': '내용 변경' }[state] ?? '',
    };
  }

  #toPrivate(day: number, index: number): Item {
    const turn = spread(day * 2 + index + 1_000_000);
    const [subject, complex] = [pick(PRIVATE_SUBJECTS, day * 2 + index), this.#complexOf(turn)];
    const amount = Math.round((subject.perUnit * (complex.units ?? 300)) / 1_000) * 1_000;
    return {
      pcNum: `P${toDate(day).replaceAll('-', '')}${index}${String(turn % 1000).padStart(3, '0')}`,
      kaptCode: complex.code,
      kaptName: complex.name,
      area: complex.bjd.slice(0, 2),
      pcTitle: subject.title,
      pcDate: toDate(day - 1),
      pcStDate: toDate(day),
      pcEdDate: toDate(day + 365),
      regDate: toDate(day),
      pcAmount: index === 0 ? amount : String(amount),
      pcReason: '500만원 이하 소액 계약',
      companyName: pick(COMPANIES, turn),
      companyTel: '02-000-0000',
      codeClassifyType1: subject.type[0],
      codeClassifyType2: subject.type[1],
      codeClassifyType3: subject.type[2],
    };
  }
}
