import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toTexts } from '../fields.ts';
import type { KaptNotices } from './kapt-notices.ts';
import { refuse, toPage, toResponse } from './kapt-response.ts';

const MAX_ROWS = 100;

type Item = Record<string, unknown>;

/** The portal sends several as a list, and one as `{ item }`. */
const toItems = (items: readonly Item[]): unknown => (items.length === 1 ? { item: items[0] } : items);

const escape = (value: unknown): string =>
  String(value ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
const toXmlItem = (item: Item): string =>
  `<item>${Object.entries(item)
    .map(([name, value]) => `<${name}>${escape(value)}</${name}>`)
    .join('')}</item>`;

/** Sends a page as JSON when that was requested, by either name of the parameter, else as XML. */
function sendPage(request: FastifyRequest, reply: FastifyReply, found: readonly Item[]): object {
  const { type, _type } = toTexts(request.query);
  if (type === 'json' || _type === 'json') return toPage(request, found, { maxRows: MAX_ROWS, toItems });
  const body = found.slice(0, MAX_ROWS).map(toXmlItem).join('');
  return reply
    .header('content-type', 'application/xml; charset=utf-8')
    .send(
      `<response><header><resultCode>00</resultCode><resultMsg>NORMAL SERVICE.</resultMsg></header><body><items>${body}</items><totalCount>${found.length}</totalCount></body></response>`,
    );
}

/** Registers K-apt's services of bid notices, of their results and of private contracts (FACTS §4). */
export function registerKaptNotices(portal: FastifyInstance, notices: KaptNotices): void {
  const byDays = (path: string, list: (days: readonly number[]) => Item[]): void => {
    portal.get(path, async (request, reply) => {
      const { startDate, endDate } = toTexts(request.query);
      if (startDate === undefined || endDate === undefined)
        return refuse(reply, '11', 'NO_MANDATORY_REQUEST_PARAMETERS_ERROR');
      const days = notices.days(startDate, endDate);
      if (days === undefined) return reply.code(500).send('Unexpected errors');
      return days.length === 0 ? toResponse({ items: '', totalCount: 0 }) : sendPage(request, reply, list(days));
    });
  };
  byDays('/ApHusBidPblAncInfoOfferServiceV3/getPblAncDeSearchV3', (days) => notices.listNotices(days));
  byDays('/ApHusBidResultNoticeInfoOfferServiceV3/getBidClosDeSearchV3', (days) => notices.listResults(days));
  byDays('/ApHusPrvCntrNoticeInfoOfferServiceV2/getRegDeSearchV2', (days) => notices.listPrivateContracts(days));

  portal.get('/ApHusBidResultNoticeInfoOfferServiceV2/getBidEntrpsInfoSearchV2', async (request, reply) =>
    sendPage(request, reply, notices.listBidders(toTexts(request.query)['bidNum'] ?? '')),
  );
}
