import { formatDateTime } from '@danji/contracts/format/date';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { importJWK, jwtVerify } from 'jose';
import type { SandboxContext } from '../context.ts';
import { toRecord, toTexts } from '../fields.ts';
import { html } from '../html.ts';
import { sendPage } from '../page.ts';
import { decrypt } from './decrypt.ts';

/** The most bytes of a message that every push service takes (RFC 8030). */
const MAX_BYTES = 4096;
const DAY_SECONDS = 86_400;

class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const headerOf = ({ headers }: FastifyRequest, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** Refuses a sender that is not the one for whom the browser has subscribed (RFC 8292). */
async function checkSender(request: FastifyRequest, senderKey: string, audience: string): Promise<void> {
  const [, token, key] = /^vapid t=([^,\s]+), ?k=([\w-]+)$/.exec(headerOf(request, 'authorization') ?? '') ?? [];
  if (token === undefined || key === undefined) throw new Refusal(401, 'Authorization: vapid t=…, k=… is needed');
  if (key !== senderKey) throw new Refusal(403, 'the subscription belongs to another key');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  try {
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
    const { payload } = await jwtVerify(token, publicKey, { audience, algorithms: ['ES256'], requiredClaims: ['exp'] });
    if ((payload.exp ?? 0) > Date.now() / 1000 + DAY_SECONDS) throw new Error('exp is more than a day away');
    if (!/^(mailto:|https:)/.test(payload.sub ?? '')) throw new Error('sub is needed');
  } catch (error) {
    throw new Refusal(403, String(error));
  }
}

/** Checks the headers of a message; returns its TTL and its topic. */
function checkHeaders(request: FastifyRequest): { ttl: number; topic: string | null; urgency: string | null } {
  const ttl = headerOf(request, 'ttl') ?? '';
  if (!/^\d+$/.test(ttl)) throw new Refusal(400, 'TTL is needed');
  if (headerOf(request, 'content-encoding') !== 'aes128gcm') throw new Refusal(400, 'Content-Encoding is aes128gcm');
  const topic = headerOf(request, 'topic') ?? null;
  if (topic !== null && !/^[\w-]{1,32}$/.test(topic)) throw new Refusal(400, 'Topic has up to 32 characters');
  return { ttl: Number(ttl), topic, urgency: headerOf(request, 'urgency') ?? null };
}

/** The push service (RFC 8030): `POST /push/{token}` takes a message, and its answer is what browsers' services give. */
async function registerService(app: FastifyInstance, { clock, push }: SandboxContext): Promise<void> {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  app.post('/push/:token', async (request, reply) => {
    const browser = push.find(toTexts(request.params)['token'] ?? '');
    if (!browser) return reply.code(404).send({ message: 'no such subscription' });
    const { endpoint, senderKey, keys } = browser;
    const status = push.faultOf(endpoint);
    if (status !== undefined) return reply.code(status).send({ message: 'ordered by a test' });
    try {
      await checkSender(request, senderKey, new URL(endpoint).origin);
      const headers = checkHeaders(request);
      const body = request.body;
      if (!Buffer.isBuffer(body) || body.length === 0) throw new Refusal(400, 'a body is needed');
      if (body.length > MAX_BYTES) throw new Refusal(413, 'the message is too large');
      const id = push.add({ endpoint, payload: decrypt(body, keys), ...headers, at: clock.now().toISOString() });
      return await reply
        .code(201)
        .header('location', `${new URL(endpoint).origin}/push-message/${id}`)
        .send();
    } catch (error) {
      const refused = error instanceof Refusal ? error.status : 400;
      return reply.code(refused).send({ message: String(error) });
    }
  });
}

/**
 * Registers the push service, its inbox `/sandbox/push`, `POST /sandbox/push/subscribe` with `{ key }`, which makes a
 * browser, and `POST /sandbox/push/trouble` with `{ endpoint, status }`; without a status it ends one.
 */
export async function registerPush(app: FastifyInstance, context: SandboxContext): Promise<void> {
  const { push } = context;
  await app.register(async (service) => registerService(service, context));

  app.get('/sandbox/push', async (_request, reply) => {
    const messages = push.list();
    const body = html`<h1>푸시 수신함</h1>
      <p class="muted">
        샌드박스의 기기로 보낸 푸시 알림이 여기에 도착해요. 실제 브라우저의 알림은 그 브라우저의 푸시 서버로 가요.
      </p>
      <h2>모든 알림 ${messages.length}건</h2>
      <ul class="plain">
        ${messages.map(
          ({ at, payload }) =>
            html`<li class="card" style="margin-top:12px;padding:16px">
              <span class="muted"><time datetime="${at}">${formatDateTime(at)}</time></span
              ><br />${payload}
            </li>`,
        )}
      </ul>
      <p style="margin-top:24px"><a href="/sandbox/">샌드박스 처음으로</a></p>`;
    return sendPage(reply, { title: '푸시 수신함', body });
  });

  app.get('/sandbox/push.json', async (request) => push.list(toTexts(request.query)['endpoint']));

  app.post('/sandbox/push/subscribe', async (request, reply) => {
    const { key } = toRecord(request.body);
    if (typeof key !== 'string') return reply.code(400).send({ message: 'key: the public VAPID key' });
    return push.subscribe(key);
  });

  app.post('/sandbox/push/trouble', async (request, reply) => {
    const { endpoint, status } = toRecord(request.body);
    const code = status === undefined ? undefined : Number(status);
    const isStatus = code === undefined || (Number.isInteger(code) && code >= 400 && code < 600);
    if (typeof endpoint !== 'string' || !isStatus)
      return reply.code(400).send({ message: 'endpoint, status: 400 to 599' });
    push.injectFault(endpoint, code);
    return { endpoint, status: code ?? null };
  });
}
