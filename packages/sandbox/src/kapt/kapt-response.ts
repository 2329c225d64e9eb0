import type { FastifyReply, FastifyRequest } from 'fastify';
import { toTexts } from '../fields.ts';

export const NO_DATA = { response: { header: { resultCode: '03', resultMsg: 'NODATA_ERROR' }, body: {} } };

/** The portal's own errors are XML whatever format was requested. */
const toPortalError = (code: string, reason: string): string =>
  `<OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>SERVICE ERROR</errMsg><returnAuthMsg>${reason}</returnAuthMsg><returnReasonCode>${code}</returnReasonCode></cmmMsgHeader></OpenAPI_ServiceResponse>`;

/** Refuses a call with a code of the portal. */
export const refuse = (reply: FastifyReply, code: string, reason: string): FastifyReply =>
  reply.code(200).header('content-type', 'application/xml; charset=utf-8').send(toPortalError(code, reason));

/** The envelope of what has succeeded. */
export const toResponse = (body: Record<string, unknown>): object => ({
  response: { header: { resultCode: '00', resultMsg: 'NORMAL SERVICE.' }, body },
});

type Item = Record<string, unknown>;

/** A page of items; `toItems` says in which of its shapes the portal sends them. */
export function toPage(
  { query }: FastifyRequest,
  found: readonly Item[],
  { maxRows, toItems = (items) => items }: { maxRows: number; toItems?: (items: readonly Item[]) => unknown },
): object {
  const { pageNo = '1', numOfRows = '10' } = toTexts(query);
  const page = Math.max(1, Number(pageNo) || 1);
  const size = Math.min(maxRows, Math.max(1, Number(numOfRows) || 10));
  const items = found.slice((page - 1) * size, page * size);
  return toResponse({
    items: items.length === 0 ? '' : toItems(items),
    numOfRows: size,
    pageNo: page,
    totalCount: found.length,
  });
}
