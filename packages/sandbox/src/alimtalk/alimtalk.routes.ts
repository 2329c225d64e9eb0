import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxContext } from '../context.ts';
import { CREDENTIALS } from '../credentials.ts';
import { toRecord, toTexts } from '../fields.ts';
import { countSmsBytes } from '../sms/sens-body.ts';
import { isSigned } from '../sms/signature.ts';
import type { AlimTalkSent } from './alimtalk-store.ts';
import { findMismatch } from './templates.ts';

const SMS_BYTES = 90;
const LMS_BYTES = 2_000;
const SEOUL_MS = 9 * 3_600_000;
const MOUNT = '/sms';
const PATH = `${MOUNT}/alimtalk/v2/services/:serviceId/messages`;

type Asked = {
  templateCode: string;
  to: string;
  content: string;
  url: string;
  mismatch: string | undefined;
  failover: string | null;
};

/** The text message in the place of one that fails; an error of it, or `null` without one. */
function readFailover(message: Record<string, unknown>): { content: string | null } | string {
  if (message['useSmsFailover'] !== true) return { content: null };
  const { type, from, content } = toRecord(message['failoverConfig']);
  if (type !== 'SMS' && type !== 'LMS') return 'messages.failoverConfig.type: SMS, LMS';
  if (from !== CREDENTIALS.smsFrom) return 'messages.failoverConfig.from: not a registered calling number';
  if (typeof content !== 'string' || content === '') return 'messages.failoverConfig.content: must not be blank';
  if (countSmsBytes(content) > (type === 'SMS' ? SMS_BYTES : LMS_BYTES))
    return 'messages.failoverConfig.content: too long';
  return { content };
}

/** Reads the one message of a body, or returns a sentence that describes the error in it. */
function readMessage(body: unknown): Asked | string {
  const { plusFriendId, templateCode, messages } = toRecord(body);
  if (plusFriendId !== CREDENTIALS.alimtalkPlusFriendId) return 'plusFriendId: not a registered channel';
  if (typeof templateCode !== 'string' || templateCode === '') return 'templateCode: must not be blank';
  if (!Array.isArray(messages) || messages.length !== 1) return 'messages: the sandbox takes one at a time';
  const message = toRecord(messages[0]);
  const { to, content, buttons } = message;
  if (typeof to !== 'string' || !/^\d{9,12}$/.test(to)) return 'messages.to: only digits';
  if (typeof content !== 'string' || content === '') return 'messages.content: must not be blank';
  const failover = readFailover(message);
  if (typeof failover === 'string') return failover;
  const pressed = (Array.isArray(buttons) ? buttons : []).map((each) => {
    const { type, name, linkMobile } = toRecord(each);
    return { type, name, linkMobile };
  });
  const mismatch = findMismatch(templateCode, content, pressed);
  const url = String(pressed[0]?.linkMobile ?? '');
  return { templateCode, to, content, url, mismatch, failover: failover.content };
}

const toShown = ({ messageId, requestId, templateCode, to, content, result, isFallenBack, at }: AlimTalkSent) => ({
  requestId,
  messageId,
  requestTime: at.slice(0, -1),
  plusFriendId: CREDENTIALS.alimtalkPlusFriendId,
  templateCode,
  countryCode: '82',
  to,
  content,
  requestStatusCode: 'A000',
  requestStatusName: 'success',
  requestStatusDesc: '성공',
  ...(result !== null && {
    messageStatusCode: result,
    messageStatusName: result === '0000' ? 'success' : 'fail',
    messageStatusDesc: result === '0000' ? '성공' : '실패',
  }),
  useSmsFailover: isFallenBack,
  ...(isFallenBack && {
    failover: { requestStatusCode: 'A000', requestStatusName: 'success', messageStatusName: 'success' },
  }),
});

/** A time of the list in Seoul, in milliseconds. */
const fromSeoul = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`) - SEOUL_MS;

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Lets a request through whose signature and service are right, as the API gateway does. */
const signed =
  ({ clock }: SandboxContext, handler: Handler): Handler =>
  async (request, reply) => {
    if (!isSigned(request, request.url.slice(MOUNT.length), clock))
      return reply.code(401).send({ error: { errorCode: '200', message: 'Authentication Failed' } });
    if (toTexts(request.params)['serviceId'] !== CREDENTIALS.alimtalkServiceId)
      return reply.code(404).send({ status: 404, errors: ['service not found'] });
    return handler(request, reply);
  };

/** Takes a message: it arrives, fails, waits, or its answer gets lost, as the number says. */
function take({ alimtalk, inbox }: SandboxContext, { mismatch, failover, ...asked }: Asked) {
  const trouble = alimtalk.faultOf(asked.to);
  const code = mismatch ?? (trouble === 'waiting' || trouble === 'lost' ? null : (trouble ?? '0000'));
  const isFallenBack = code !== null && code !== '0000' && failover !== null;
  const sent = alimtalk.add({ ...asked, result: code, isFallenBack });
  if (isFallenBack) {
    const type = countSmsBytes(failover) > SMS_BYTES ? 'LMS' : 'SMS';
    inbox.add({ to: asked.to, content: failover, type, at: sent.at });
  }
  return { sent, isLost: trouble === 'lost' };
}

function registerSending(app: FastifyInstance, context: SandboxContext): void {
  const onRequest = context.faults.hook('alimtalk', 500, { status: 500, error: 'Internal Server Error' });
  const send: Handler = async (request, reply) => {
    const message = readMessage(request.body);
    if (typeof message === 'string') return reply.code(400).send({ status: 400, errors: [message] });
    const { sent, isLost } = take(context, message);
    if (isLost) return reply.hijack().raw.destroy();
    const { messageId, requestId, to, content, at } = sent;
    const state = { requestStatusCode: 'A000', requestStatusName: 'success', requestStatusDesc: '성공' };
    return reply.code(202).send({
      requestId,
      requestTime: at.slice(0, -1),
      statusCode: '202',
      statusName: 'success',
      messages: [{ messageId, to, content, ...state, useSmsFailover: message.failover !== null }],
    });
  };
  app.post(PATH, { onRequest }, signed(context, send));
}

function registerReading(app: FastifyInstance, context: SandboxContext): void {
  const { alimtalk } = context;
  const list: Handler = async (request, reply) => {
    const { to, templateCode, plusFriendId, requestStartTime = '', requestEndTime = '' } = toTexts(request.query);
    const [start, end] = [fromSeoul(requestStartTime), fromSeoul(requestEndTime)];
    if (plusFriendId !== CREDENTIALS.alimtalkPlusFriendId || !(start <= end))
      return reply.code(400).send({ status: 400, errors: ['plusFriendId, requestStartTime, requestEndTime'] });
    const found = alimtalk
      .list(to)
      .filter((each) => templateCode === undefined || each.templateCode === templateCode)
      .filter(({ at }) => Date.parse(at) >= start && Date.parse(at) <= end);
    return reply.send({ statusCode: '202', statusName: 'success', messages: found.map(toShown) });
  };
  const read: Handler = async (request, reply) => {
    const found = alimtalk.find(toTexts(request.params)['messageId'] ?? '');
    return found ? reply.send(toShown(found)) : reply.code(404).send({ status: 404, errors: ['not found'] });
  };
  app.get(PATH, signed(context, list));
  app.get(`${PATH}/:messageId`, signed(context, read));
}

/** AlimTalk of NAVER SENS, mounted on `/sms` as text messages are; the signed path is the provider's own. */
export function registerAlimTalk(app: FastifyInstance, context: SandboxContext): void {
  registerSending(app, context);
  registerReading(app, context);
}
