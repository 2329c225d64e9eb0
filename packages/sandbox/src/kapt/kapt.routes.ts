import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxContext } from '../context.ts';
import { CREDENTIALS } from '../credentials.ts';
import { toRecord, toTexts } from '../fields.ts';
import { registerKaptPage } from './complex-page.ts';
import { NO_DATA, refuse, toPage, toResponse } from './kapt-response.ts';
import { toListItem, type Complex } from './kapt-store.ts';
import { registerKaptNotices } from './notice.routes.ts';

const MAX_ROWS = 1_000;

const sendList = (request: FastifyRequest, found: readonly Complex[]): object =>
  toPage(request, found.map(toListItem), { maxRows: MAX_ROWS });

function sendOne(
  reply: FastifyReply,
  complex: Complex | undefined,
  toItem: (complex: Complex) => Record<string, unknown>,
): object {
  if (complex?.quirk === 'quota') return refuse(reply, '22', 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR');
  return complex ? toResponse({ item: toItem(complex) }) : NO_DATA;
}

/** K-apt's lists, basis and detail as the public data portal serves them, mounted on `/kapt`. */
export async function registerKapt(app: FastifyInstance, { faults, kapt, kaptNotices }: SandboxContext): Promise<void> {
  const find = ({ query }: FastifyRequest): Complex | undefined => kapt.find(toTexts(query)['kaptCode'] ?? '');
  /** A region is the first digits of the complex's 법정동 code. */
  const sendRegion = (request: FastifyRequest, name: string, digits: number) =>
    sendList(
      request,
      kapt.list().filter(({ bjd }) => bjd.slice(0, digits) === toTexts(request.query)[name]),
    );
  registerKaptPage(app, kapt);

  /** `{ code, fields }` changes the portal's values of a complex; without a code all changes are reverted. */
  app.post('/sandbox/kapt/change', async (request) => {
    const { code, fields } = toRecord(request.body);
    kapt.change(typeof code === 'string' ? code : undefined, toRecord(fields));
    return { ok: true };
  });

  /** `{ date }` makes the portal fail for every range with that day; without a date no day fails any more. */
  app.post('/sandbox/kapt/fail-day', async (request) => {
    const { date } = toRecord(request.body);
    kaptNotices.failDay(typeof date === 'string' ? date : undefined);
    return { ok: true };
  });

  await app.register(
    async (portal) => {
      portal.addHook('onRequest', faults.hook('kapt', 500, { message: 'Unexpected errors' }));
      portal.addHook('onRequest', async (request, reply) => {
        const key = toTexts(request.query)['serviceKey'];
        return key === CREDENTIALS.kaptServiceKey
          ? undefined
          : refuse(reply, '30', 'SERVICE_KEY_IS_NOT_REGISTERED_ERROR');
      });

      portal.get('/AptListService4/getTotalAptList4', async (request) => sendList(request, kapt.list()));
      portal.get('/AptListService4/getSidoAptList4', async (request) => sendRegion(request, 'sidoCode', 2));
      portal.get('/AptListService4/getSigunguAptList4', async (request) => sendRegion(request, 'sigunguCode', 5));

      portal.get('/AptBasisInfoServiceV4/getAphusBassInfoV4', async (request, reply) =>
        sendOne(reply, find(request), (complex) => kapt.toBasis(complex)),
      );
      portal.get('/AptBasisInfoServiceV4/getAphusDtlInfoV4', async (request, reply) => {
        const complex = find(request);
        return complex?.quirk === 'no_detail' ? NO_DATA : sendOne(reply, complex, (each) => kapt.toDetail(each));
      });
      registerKaptNotices(portal, kaptNotices);
    },
    { prefix: '/kapt' },
  );
}
