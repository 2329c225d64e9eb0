import type { ScoreSheet } from '@danji/contracts/bids/score-sheet';
import type { SuggestItem } from '@danji/contracts/bids/suggest-item';
import { SelectionMethod } from '@danji/contracts/codes/suggest-item-codes';
import type { RichBlock } from '@danji/contracts/documents/rich-document';
import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import {
  type FileRequest,
  paperCell as cell,
  paperName as name,
  paperNote as note,
  paperRow as row,
} from '../../workspace/ai-documents/index.ts';
import type { OpenedRequest } from '../suggest-requests/index.ts';
import { describePrice, formatScore, heading, title, toDetailTable } from './describe.ts';
import { toComparison, toScores } from './result-tables.ts';

/** Lines for who is not known to us: members of the council of residents who were there. */
const BLANK_LINES = 2;

/** Where there is no sheet, who has opened and decided has judged. */
function listEvaluators({ history }: SuggestItem, sheet: ScoreSheet | undefined): string[] {
  if (sheet) return sheet.evaluators.map((evaluator) => evaluator.name);
  const deciders = history.flatMap(({ kind, user }) =>
    user && (kind === 'opened' || kind === 'awarded') ? [user.name] : [],
  );
  return [...new Set(deciders)];
}

/** Room for the date, the place and the signatures. */
function toSignatures(evaluators: readonly string[], place: string): RichBlock[] {
  const signers = [
    ...evaluators.map((evaluator) => ['평가', evaluator] as const),
    ...Array.from({ length: BLANK_LINES }, () => ['확인', ''] as const),
  ];
  return [
    heading('확인'),
    note('일시: 20      년      월      일      시      분'),
    note(`장소: ${place}`),
    {
      type: 'table',
      headerRow: true,
      colWidths: [20, 30, 50],
      children: [
        row(...['구분', '이름', '서명'].map((text) => name(text))),
        ...signers.map(([role, signer], at) => row(cell(`${role} ${at + 1}`), cell(signer), cell(''))),
      ],
    },
  ];
}

const listNoticeDetails = (notice: SuggestItem, offers: number): (readonly [string, string])[] => {
  const { space, selection_method, date_end, opened, result } = notice;
  return [
    ['공고', notice.title],
    ['공고 번호', notice.nano_id],
    ['단지', space?.title ?? ''],
    ['낙찰 방법', SelectionMethod.label(selection_method)],
    ['마감', formatDateTime(date_end)],
    ...(opened === null ? [] : [['개봉', formatDateTime(opened)] as const]),
    ['받은 제안', `${offers}건`],
    ...(result === null
      ? []
      : ([
          ['선정 업체', result.winner.name],
          ['선정 금액', describePrice(result.winner)],
          ...(result.winner.score === null ? [] : [['평가 점수', formatScore(result.winner.score)] as const]),
          ['선정일', formatDate(result.decided)],
          ['선정 이유', result.reason],
        ] as const)),
  ];
};

type Result = {
  notice: SuggestItem;
  offers: readonly OpenedRequest[];
  /** Where the winner is found by one. */ sheet: ScoreSheet | undefined;
  author: string;
};

/** Lays out what was offered on a notice, what was decided and by which points, for signing. */
export function toResultPaper({ notice, offers, sheet, author }: Result): FileRequest {
  const kind = notice.result === null ? '개찰 결과표' : '업체 선정 결과표';
  return {
    format: 'pdf',
    document: {
      version: 1,
      children: [
        title(kind),
        toDetailTable(listNoticeDetails(notice, offers.length)),
        ...toComparison(notice, offers),
        ...(sheet ? toScores(sheet) : []),
        ...toSignatures(listEvaluators(notice, sheet), notice.opening_place),
      ],
    },
    metadata: { title: kind, author },
    pictures: new Map(),
  };
}
