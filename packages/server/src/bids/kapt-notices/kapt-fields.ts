import { KaptBidState, type KaptBidStateCode, KaptNoticeKind } from '@danji/contracts/codes/kapt-notice-codes';
import { BidMethod, SelectionMethod } from '@danji/contracts/codes/suggest-item-codes';
import type { Insertable } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { toPortalText } from '../../platform/providers/data-portal.ts';
import { toSector } from './kapt-category.ts';
import type { KaptItem, KaptSource } from './kapt-notice-client.ts';

/** A row as the portal tells it; where its complex is, is found out afterwards. */
export type KaptNoticeRow = Omit<
  Insertable<Database['kapt_notice']>,
  'sido' | 'sigungu' | 'number_of_units' | 'created' | 'updated'
> & {
  /** Two digits of its sido. */
  area: string;
};

const MAX_CONTENT = 20_000;
const MAX_AMOUNT = 1_000_000_000_000;

const { NEW, CHANGED, RENOTICE, AGAIN } = KaptBidState;
const OPEN_STATES: ReadonlySet<KaptBidStateCode | null> = new Set([NEW, CHANGED, RENOTICE, AGAIN, null]);

const short = (item: KaptItem, name: string, max = 300): string => toPortalText(item[name]).slice(0, max);

/** Text of several lines; what K-apt sends with tags loses them. */
function toLines(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .slice(0, MAX_CONTENT)
    .toWellFormed()
    .replace(/<(?:br|\/p|\/div|\/tr|\/li)[^<>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .trim();
}

/** The day of 20260102, 2026-01-02 or 2026.01.02 17:00; `null` for what is none. */
function toDay(value: unknown): string | null {
  const digits = toPortalText(value).replaceAll(/\D/g, '').slice(0, 8);
  if (digits.length < 8) return null;
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) && digits > '2000' ? day : null;
}

/** The moment of a day with hours and minutes in Seoul; a day without them ends with it. */
function toMoment(value: unknown): Date | null {
  const day = toDay(value);
  if (day === null) return null;
  const [, hours = '23', minutes = '59'] = /^\d{8}(\d{2})(\d{2})/.exec(toPortalText(value).replaceAll(/\D/g, '')) ?? [];
  const time = Date.parse(`${day}T${hours}:${minutes}:00+09:00`);
  return Number.isNaN(time) ? null : new Date(time);
}

/** Won; `null` for nothing, 0 and what is no number. */
function toAmount(value: unknown): number | null {
  const amount = Number(toPortalText(value).replaceAll(/[,원\s]/g, ''));
  return Number.isInteger(amount) && amount > 0 && amount <= MAX_AMOUNT ? amount : null;
}

/** The code of a table whose number is in the text: `02`, `2`. */
function toCode<Code extends number>(options: readonly { code: Code }[], text: string): Code | null {
  return text === '' ? null : (options.find(({ code }) => code === Number(text))?.code ?? null);
}

const SELECTION_METHODS: Readonly<Record<string, KaptNoticeRow['selection_method']>> = {
  '01': SelectionMethod.LOWEST,
  '02': SelectionMethod.QUALIFIED,
  '03': SelectionMethod.LOWEST,
  '04': SelectionMethod.HIGHEST,
  '05': SelectionMethod.QUALIFIED_LOWEST,
  '06': SelectionMethod.QUALIFIED_HIGHEST,
};

const toClassification = (item: KaptItem) => ({
  type1: short(item, 'codeClassifyType1'),
  type2: short(item, 'codeClassifyType2'),
  type3: short(item, 'codeClassifyType3'),
});

const NO_CONTRACT = { contracted: null, starts: null, ends: null } as const;

/** A notice, or the result of one, which has the same fields and a few more. */
function toNotice(item: KaptItem, now: Date): KaptNoticeRow | undefined {
  const [kapt_number, title, sucWay] = [short(item, 'bidNum', 40), short(item, 'bidTitle'), short(item, 'codeSucWay')];
  const noticed = toDay(item['bidRegDate'] ?? item['bidRegdate']);
  if (kapt_number === '' || title === '' || noticed === null) return undefined;
  const state = toCode(KaptBidState.options, short(item, 'bidState'));
  const closes = toMoment(item['bidDeadline']);
  const way = short(item, 'codeWay');
  return {
    kind: KaptNoticeKind.BID,
    kapt_number,
    state,
    is_open: OPEN_STATES.has(state) && closes !== null && closes > now,
    title,
    complex: short(item, 'bidKaptname', 100),
    apt_code: short(item, 'aptCode', 20),
    area: short(item, 'bidArea', 2),
    ...toSector(toClassification(item), title),
    bid_method: toCode(BidMethod.options, short(item, 'codeKind')),
    selection_method: Object.hasOwn(SELECTION_METHODS, sucWay) ? (SELECTION_METHODS[sucWay] ?? null) : null,
    is_electronic: way === '01' ? true : way === '00' ? false : null,
    is_urgent: short(item, 'bidEmrgYn') === 'Y',
    noticed,
    closes,
    papers_due: toMoment(item['bidDocsDeadline']),
    briefing_at: toMoment(item['bidFieldDesDate']),
    briefing_place: short(item, 'bidFieldDesLoc'),
    content: toLines(item['bidContent']),
    papers: toLines(item['bidReqDocs']),
    reason: toLines(item['bidReason']),
    amount: toAmount(item['amount']),
    ...NO_CONTRACT,
  };
}

/** A contract without a bid. */
function toPrivateContract(item: KaptItem): KaptNoticeRow | undefined {
  const [kapt_number, title, noticed] = [short(item, 'pcNum', 40), short(item, 'pcTitle'), toDay(item['regDate'])];
  if (kapt_number === '' || title === '' || noticed === null) return undefined;
  return {
    kind: KaptNoticeKind.PRIVATE,
    kapt_number,
    state: null,
    is_open: false,
    title,
    complex: short(item, 'kaptName', 100),
    apt_code: short(item, 'kaptCode', 20),
    area: short(item, 'area', 2),
    ...toSector(toClassification(item), title),
    bid_method: BidMethod.PRIVATE,
    selection_method: SelectionMethod.PRIVATE,
    is_electronic: null,
    is_urgent: false,
    noticed,
    closes: null,
    papers_due: null,
    briefing_at: null,
    briefing_place: '',
    content: '',
    papers: '',
    reason: toLines(item['pcReason']),
    amount: toAmount(item['pcAmount']),
    winner: short(item, 'companyName', 100),
    contracted: toDay(item['pcDate']),
    starts: toDay(item['pcStDate']),
    ends: toDay(item['pcEdDate']),
  };
}

/** Turns items of a service into rows, each number once; what has no number, title or day is left out. */
export function toKaptRows(source: KaptSource, items: readonly KaptItem[], now: Date): KaptNoticeRow[] {
  const rows = items.map((item) => (source === 'private_contracts' ? toPrivateContract(item) : toNotice(item, now)));
  return [...new Map(rows.filter((row) => row !== undefined).map((row) => [row.kapt_number, row])).values()];
}
