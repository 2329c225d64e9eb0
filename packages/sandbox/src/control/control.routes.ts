import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AI_FAULTS } from '../ai/ai-control.ts';
import type { SandboxContext } from '../context.ts';
import { MAX_DELAY_MS, PROVIDERS } from '../faults.ts';
import { toRecord, toTexts } from '../fields.ts';
import { sendInboxPage, SMS_TEXTS } from '../sms/inbox-page.ts';

/** Responds to a form with the page it came from, to everything else with JSON. */
const respond = (request: FastifyRequest, reply: FastifyReply, body: object): FastifyReply =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    ? reply.redirect('/sandbox/', 303)
    : reply.send(body);

const refuse = (reply: FastifyReply, message: string): FastifyReply => reply.code(400).send({ message });

/** A number given as text by a form or as number by JSON; `NaN` when it is neither. */
function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
}

function registerInbox(app: FastifyInstance, { inbox }: SandboxContext): void {
  app.get('/sandbox/sms', async (request, reply) => {
    const { to = '', refresh } = toTexts(request.query);
    return sendInboxPage(reply, { texts: SMS_TEXTS, messages: inbox.list(to), to, isRefreshing: refresh !== 'off' });
  });

  app.get('/sandbox/sms.json', async (request) => inbox.list(toTexts(request.query)['to']));
}

function registerClock(app: FastifyInstance, { clock }: SandboxContext): void {
  const state = (): object => ({ now: clock.now().toISOString(), offset_ms: clock.offset });

  app.get('/sandbox/clock', async () => state());

  /** `{ advance: seconds }`, `{ now: ISO 8601 }` or `{ reset: true }`. */
  app.post('/sandbox/clock', async (request, reply) => {
    const { advance, now, reset } = toRecord(request.body);
    const jump = now === undefined ? toNumber(advance) * 1000 : new Date(String(now)).getTime() - clock.now().getTime();
    if (reset) clock.reset();
    else if (Number.isFinite(jump)) clock.advance(jump);
    else return refuse(reply, 'advance: seconds, now: ISO 8601, or reset');
    return respond(request, reply, state());
  });
}

function registerFaults(app: FastifyInstance, { faults }: SandboxContext): void {
  for (const provider of PROVIDERS) {
    app.post(`/sandbox/${provider}/fail-next`, async (request, reply) => {
      const { count = 1 } = toRecord(request.body);
      const times = toNumber(count);
      if (!Number.isInteger(times) || times < 0) return refuse(reply, 'count: a whole number from 0');
      faults.failNext(provider, times);
      return respond(request, reply, faults.state(provider));
    });

    app.post(`/sandbox/${provider}/delay`, async (request, reply) => {
      const ms = toNumber(toRecord(request.body)['ms']);
      if (!Number.isInteger(ms) || ms < 0 || ms > MAX_DELAY_MS)
        return refuse(reply, `ms: a whole number from 0 to ${MAX_DELAY_MS}`);
      faults.delay(provider, ms);
      return respond(request, reply, faults.state(provider));
    });
  }
}

/** `{ trouble, count }` injects a fault into the next responses of the language model, `{ ms }` sets its speed. */
function registerAi(app: FastifyInstance, { ai }: SandboxContext): void {
  app.post('/sandbox/ai/trouble', async (request, reply) => {
    const { trouble: requested, count = 1 } = toRecord(request.body);
    const trouble = AI_FAULTS.find((each) => each === requested);
    if (requested !== undefined && trouble === undefined) return refuse(reply, `trouble: ${AI_FAULTS.join(', ')}`);
    ai.injectFault(trouble, toNumber(count));
    return respond(request, reply, { trouble: ai.pendingFault ?? null });
  });

  app.post('/sandbox/ai/pace', async (request, reply) => {
    const ms = toNumber(toRecord(request.body)['ms']);
    if (!Number.isInteger(ms) || ms < 0 || ms > MAX_DELAY_MS)
      return refuse(reply, `ms: a whole number from 0 to ${MAX_DELAY_MS}`);
    ai.setPace(ms);
    return respond(request, reply, { ms });
  });
}

/** Registers the controls of the sandbox for tests and developers: inbox, clock and injected faults. */
export function registerControls(app: FastifyInstance, context: SandboxContext): void {
  registerInbox(app, context);
  registerClock(app, context);
  registerFaults(app, context);
  registerAi(app, context);
}
