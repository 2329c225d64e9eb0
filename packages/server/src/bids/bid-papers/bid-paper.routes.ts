import { getBidResultPaper, getRequestReceipt } from '@danji/contracts/bids/bid-paper.endpoints';
import { hasScoreSheet } from '@danji/contracts/bids/score-rules';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { PDF_FILES, sendPdf } from '../../workspace/ai-documents/index.ts';
import { findMembership, requireRight } from '../../workspace/work-spaces/index.ts';
import { readScoreSheet } from '../score-sheets/index.ts';
import { readSuggestItem } from '../suggest-items/index.ts';
import { listOpenedRequests, readSuggestRequest } from '../suggest-requests/index.ts';
import { toReceipt } from './receipt.ts';
import { toResultPaper } from './result-paper.ts';

/** Results of notices and receipts of requests as PDF files, for who reads the same on a screen. */
export function registerBidPaperRoutes(app: FastifyInstance): void {
  const { platform } = app;
  const author = platform.config.company.name;

  route(
    app,
    getBidResultPaper,
    async ({ db, params: { id }, user, now, reply }) => {
      const context = { platform, db, now };
      const notice = await readSuggestItem(context, String(id), user);
      requireRight(user, await findMembership(db, notice.space_id, user.id), 'work');
      const offers = await listOpenedRequests(db, notice.id);
      if (offers.length === 0)
        throw new ProblemError('conflict', {
          title: '결과표에 넣을 제안이 없어요. 입찰공고의 제안은 마감 뒤 대표 관리자가 개봉하면 볼 수 있어요.',
        });
      const sheet = hasScoreSheet(notice.selection_method)
        ? await readScoreSheet(context, notice.nano_id, user)
        : undefined;
      const request = toResultPaper({ notice, offers, sheet, author });
      return sendPdf(reply, user.id, { request, about: [notice.title] }, now);
    },
    { rateLimit: PDF_FILES },
  );

  route(
    app,
    getRequestReceipt,
    async ({ db, params: { id }, user, now, reply }) => {
      const sent = await readSuggestRequest(platform, db, String(id), user);
      // A draft is not what its hash was made of, even where an earlier version was sent.
      if (sent.hash === null || sent.state === 'draft')
        throw new ProblemError('invalid_transition', {
          title: '보낸 제안의 확인서만 받을 수 있어요. 제안을 먼저 보내 주세요.',
        });
      return sendPdf(reply, user.id, { request: toReceipt(sent, author), about: [sent.suggest_item.title] }, now);
    },
    { rateLimit: PDF_FILES },
  );
}
