import { BidMethod, NoticeUrgency, SelectionMethod, SuggestType } from '@danji/contracts/codes/suggest-item-codes';
import type { SuggestItemContent } from '@danji/contracts/bids/suggest-item';
import { toPlainText } from '@danji/contracts/documents/document-text';
import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';

/** The part of a notice that the text takes over. */
export type KaptNotice = Omit<SuggestItemContent, 'sigungu' | 'sigungus' | 'invited_ids' | 'file_ids'>;

/** Whether the law wants a notice of a complex that must be managed on K-apt: a competitive tender. */
export const isForKapt = ({ suggest_type, bid_method }: Pick<KaptNotice, 'suggest_type' | 'bid_method'>): boolean =>
  suggest_type === SuggestType.BID && bid_method !== BidMethod.PRIVATE;

const join = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');
const moment = (at: string | null, place = ''): string => (at === null ? '' : join(formatDateTime(at), place));
const rate = (percent: number | null): string => (percent === null ? '' : `${percent}%`);

const describeTable = ({ price_table }: KaptNotice): string =>
  price_table.map(({ item, quantity, unit }) => `- ${item} ${formatNumber(quantity)}${unit}`).join('\n');

/** The notice as plain text, which is pasted on K-apt; what is empty is left out. */
export function toKaptText(notice: KaptNotice): string {
  const lines: readonly (readonly [string, string])[] = [
    ['단지', notice.building_name],
    ['주소', join(notice.address1, notice.address2)],
    ['세대수', notice.number_of_units === null ? '' : `${formatNumber(notice.number_of_units)}세대`],
    ['사업명', notice.business_title],
    ['공고 구분', NoticeUrgency.label(notice.urgency)],
    ['입찰 방법', BidMethod.label(notice.bid_method)],
    ['낙찰 방법', SelectionMethod.label(notice.selection_method)],
    ['입찰 마감', moment(notice.date_end)],
    ['현장설명회', moment(notice.briefing_at, notice.briefing_place)],
    ['개찰', moment(notice.opening_at, notice.opening_place)],
    ['착수일', notice.work_start_date === null ? '' : formatDate(notice.work_start_date)],
    ['입찰보증금', rate(notice.bid_deposit_rate)],
    ['계약보증금', rate(notice.contract_deposit_rate)],
    ['문의', join(notice.manager_name, notice.tel)],
  ];
  const parts: readonly (readonly [string, string])[] = [
    ['사업 내용', toPlainText(notice.work_scope).trim()],
    ['참가 자격', toPlainText(notice.participant_qualification).trim()],
    ['가격 내역', describeTable(notice)],
    ['제출 서류', notice.papers.trim()],
  ];
  const facts = lines.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`);
  const texts = parts.filter(([, value]) => value !== '').map(([label, value]) => `[${label}]\n${value}`);
  return [[notice.title.trim(), ...facts].join('\n'), ...texts].join('\n\n');
}
