import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxContext } from '../context.ts';
import { CREDENTIALS } from '../credentials.ts';
import { toRecord, toTexts } from '../fields.ts';
import { findBusiness, toStatusRow } from './registered-businesses.ts';

const MAX_ITEMS = 100;
const refuse = (reply: FastifyReply, status: number, statusCode: string): FastifyReply =>
  reply.code(status).send({ status_code: statusCode });

/** Returns the list under `name`, or the error response that was sent because it is missing or too long. */
function readList(request: FastifyRequest, reply: FastifyReply, name: string): unknown[] | FastifyReply {
  const list = toRecord(request.body)[name];
  if (!Array.isArray(list) || list.length === 0) return refuse(reply, 411, 'REQUEST_DATA_MALFORMED');
  return list.length > MAX_ITEMS ? refuse(reply, 413, 'TOO_LARGE_REQUEST') : list;
}

function validate(request: unknown): Record<string, unknown> {
  const { b_no: number = '', start_dt: startDate = '', p_nm: name = '' } = toTexts(request);
  const found = findBusiness(number);
  const isSame = found !== undefined && (found.name ?? name) === name && (found.startDate ?? startDate) === startDate;
  return {
    b_no: number,
    valid: isSame ? '01' : '02',
    ...(!isSame && { valid_msg: '확인할 수 없습니다.' }),
    request_param: request,
    ...(isSame && { status: toStatusRow(number) }),
  };
}

const isComplete = (request: unknown): boolean => {
  const { b_no: number = '', start_dt: startDate = '', p_nm: name = '' } = toTexts(request);
  return /^\d{10}$/.test(number) && /^\d{8}$/.test(startDate) && name !== '';
};

/** The tax office's business registration service as odcloud serves it, mounted on `/nts`. */
export async function registerNts(app: FastifyInstance, { faults }: SandboxContext): Promise<void> {
  await app.register(
    async (nts) => {
      nts.addHook('onRequest', faults.hook('nts', 500, { status_code: 'INTERNAL_ERROR' }));
      nts.addHook('onRequest', async (request, reply) => {
        const key = toTexts(request.query)['serviceKey'];
        if (key === undefined) return reply.code(401).send({ code: -401, msg: '인증키는 필수 항목 입니다.' });
        if (key !== CREDENTIALS.ntsServiceKey)
          return reply.code(401).send({ code: -4, msg: '등록되지 않은 인증키 입니다.' });
        return undefined;
      });
      nts.setErrorHandler((error: FastifyError, _request, reply) =>
        (error.statusCode ?? 500) < 500 ? refuse(reply, 400, 'BAD_JSON_REQUEST') : refuse(reply, 500, 'INTERNAL_ERROR'),
      );

      nts.post('/v1/status', async (request, reply) => {
        const list = readList(request, reply, 'b_no');
        if (!Array.isArray(list)) return list;
        if (!list.every((each) => typeof each === 'string' && /^\d{10}$/.test(each)))
          return refuse(reply, 411, 'REQUEST_DATA_MALFORMED');
        const data = list.map((number) => toStatusRow(String(number)));
        return {
          status_code: 'OK',
          request_cnt: list.length,
          match_cnt: data.filter((row) => row['b_stt_cd'] !== '').length,
          data,
        };
      });

      nts.post('/v1/validate', async (request, reply) => {
        const list = readList(request, reply, 'businesses');
        if (!Array.isArray(list)) return list;
        if (!list.every(isComplete)) return refuse(reply, 411, 'REQUEST_DATA_MALFORMED');
        const data = list.map(validate);
        return {
          status_code: 'OK',
          request_cnt: list.length,
          valid_cnt: data.filter(({ valid }) => valid === '01').length,
          data,
        };
      });
    },
    { prefix: '/nts' },
  );
}
