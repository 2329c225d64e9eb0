import type { Company } from '@danji/contracts/company';
import type { RichCell, RichTable } from '@danji/contracts/documents/rich-document';
import { formatBusinessNo } from '@danji/contracts/format/business-no';
import { formatNumber } from '@danji/contracts/format/number';
import { allocate } from '@danji/contracts/shop/amounts';
import { toVat } from '@danji/contracts/shop/vat';
import {
  type FileRequest,
  paperCell as cell,
  paperName as name,
  paperNote as note,
  paperRow as row,
} from '../../workspace/ai-documents/index.ts';
import { toKoreanAmount } from './korean-amount.ts';

/** A row of a paper: one thing that is sold, or shipping. Won, VAT included. */
export type PaperRow = { name: string; detail: string; quantity: number; unitPrice: number };

/** A commercial paper of the shop. Its amounts are won, VAT included. */
export type Paper = {
  title: string;
  company: Company;
  /** Whom it is for; empty leaves room to write. */
  recipient: string;
  /** Names and values below the recipient: number, dates. */
  about: readonly (readonly [string, string])[];
  rows: readonly PaperRow[];
  /** The rows after the total, such as points that were used; a negative amount is taken off. */
  after: readonly (readonly [string, number])[];
  notes: readonly string[];
};

/** Px: the total, larger than what is beside each other in narrow columns. */
const NORMAL = 13;
const money = (amount: number, bold?: true): RichCell =>
  cell(formatNumber(amount), { align: 'right', ...(bold && { bold }) });

/** The recipient, with dates and numbers, beside the supplier. */
function toParties({ about, company, recipient }: Paper): RichTable {
  const left: (readonly [string, string])[] = [['상호·성명', `${recipient} 귀하`.trim()], ...about];
  const right: (readonly [string, string])[] = [
    ['상호', company.name],
    ['사업자등록번호', formatBusinessNo(company.businessNumber)],
    ['대표자', company.representative],
    ['주소', company.address],
    ['연락처', company.contact],
  ];
  const lines = Array.from({ length: Math.max(left.length, right.length) }, (_, index) =>
    [left[index], right[index]].flatMap((pair) => {
      const [label, value] = pair ?? ['', ''];
      // Room to write the name of a recipient that is not known.
      return [name(label), cell(value, value === '귀하' ? { align: 'right' } : {})];
    }),
  );
  return {
    type: 'table',
    colWidths: [17, 33, 17, 33],
    children: [
      row(name('공급받는자', { colSpan: 2 }), name('공급자', { colSpan: 2 })),
      ...lines.map((cells) => row(...cells)),
    ],
  };
}

const toTotal = (total: number): RichTable => ({
  type: 'table',
  colWidths: [17, 83],
  children: [
    row(
      name('합계 금액', { fontSize: NORMAL }),
      cell(`${toKoreanAmount(total)} (₩${formatNumber(total)}, 부가세 포함)`, { bold: true, fontSize: NORMAL }),
    ),
  ],
});

const HEAD = ['품목', '규격', '수량', '단가', '공급가액', '세액', '금액'];
const WIDTHS = [25, 19, 8, 12, 13, 10, 13];

/** The rows with supply value and VAT, whose sums are those of the total to the won. */
function toLines({ rows, after }: Paper, amounts: readonly number[], total: number): RichTable {
  const vat = toVat(total);
  const vats = allocate(vat, amounts);
  return {
    type: 'table',
    headerRow: true,
    colWidths: WIDTHS,
    children: [
      row(...HEAD.map((text) => name(text))),
      ...rows.map(({ name: item, detail, quantity, unitPrice }, index) => {
        const [amount, tax] = [amounts[index] ?? 0, vats[index] ?? 0];
        return row(
          cell(item),
          cell(detail),
          cell(formatNumber(quantity), { align: 'right' }),
          money(unitPrice),
          money(amount - tax),
          money(tax),
          money(amount),
        );
      }),
      row(name('합계', { colSpan: 4 }), money(total - vat, true), money(vat, true), money(total, true)),
      ...after.map(([label, amount]) => row(name(label, { colSpan: 6 }), money(amount))),
    ],
  };
}

/** Lays a paper out for the maker of PDF files. */
export function toFileRequest(paper: Paper): FileRequest {
  const amounts = paper.rows.map(({ quantity, unitPrice }) => quantity * unitPrice);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  return {
    format: 'pdf',
    document: {
      version: 1,
      children: [
        { type: 'heading', level: 1, align: 'center', children: [{ text: paper.title }] },
        toParties(paper),
        toTotal(total),
        toLines(paper, amounts, total),
        note('단가와 금액은 부가세가 포함된 금액이에요.'),
        ...paper.notes.map(note),
      ],
    },
    metadata: { title: paper.title.replaceAll(' ', ''), author: paper.company.name },
    pictures: new Map(),
  };
}
