import { SUGGEST_REQUEST_STATE_LABELS, type SuggestRequest } from '@danji/contracts/bids/suggest-request';
import { toLineAmount } from '@danji/contracts/bids/suggest-request.validation';
import type { RichTable } from '@danji/contracts/documents/rich-document';
import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import {
  type FileRequest,
  paperCell as cell,
  paperName as name,
  paperNote as note,
  paperRow as row,
} from '../../workspace/ai-documents/index.ts';
import { describePrice, heading, NONE, title, toDetailTable } from './describe.ts';

const TITLE = '제안 제출 확인서';
const HEAD = ['품목', '수량', '단가(원)', '금액(원)'];

const toLines = ({ price_lines }: SuggestRequest): RichTable => ({
  type: 'table',
  headerRow: true,
  colWidths: [46, 16, 18, 20],
  children: [
    row(...HEAD.map((text) => name(text))),
    ...price_lines.map((line) =>
      row(
        cell(line.item),
        cell(`${formatNumber(line.quantity)}${line.unit}`, { align: 'right' }),
        cell(formatNumber(line.unit_price), { align: 'right' }),
        cell(formatNumber(toLineAmount(line)), { align: 'right' }),
      ),
    ),
  ],
});

/** Lays out the proof of what a vendor has sent, and when. */
export function toReceipt(sent: SuggestRequest, author: string): FileRequest {
  const { user, suggest_item: notice, state, hash, valid_until, documents, files, price_lines } = sent;
  const papers = [...documents.map((document) => document.title), ...files.map((file) => file.name)];
  return {
    format: 'pdf',
    document: {
      version: 1,
      children: [
        title(TITLE),
        toDetailTable([
          ['공고', notice.title],
          ['공고 번호', notice.nano_id],
          ['업체', user.name],
          ['제출 시각', formatDateTime(sent.sent)],
          ['상태', SUGGEST_REQUEST_STATE_LABELS[state]],
          ['제안 금액', describePrice(sent)],
          ['유효 기한', valid_until === null ? NONE : formatDate(valid_until)],
          ['함께 보낸 서류', papers.length === 0 ? '없음' : papers.join(', ')],
        ]),
        ...(price_lines.length > 0 ? [heading('가격 내역'), toLines(sent)] : []),
        heading('확인값'),
        note(hash ?? NONE),
        note('보낸 내용과 제출 시각으로 계산한 값(SHA-256)이에요. 내용이 한 글자라도 바뀌면 값이 달라져요.'),
      ],
    },
    metadata: { title: TITLE, author },
    pictures: new Map(),
  };
}
