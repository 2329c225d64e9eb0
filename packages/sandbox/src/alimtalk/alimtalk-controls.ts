import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../context.ts';
import { toRecord, toTexts } from '../fields.ts';
import { sendInboxPage } from '../sms/inbox-page.ts';
import { ALIMTALK_FAULTS, type AlimTalkSent } from './alimtalk-store.ts';

const TEXTS = {
  title: '알림톡 수신함',
  lead: '서비스가 보낸 카카오 알림톡이 여기에 도착해요. 문자로 대신 간 것은 문자 수신함에도 있어요.',
  name: '알림톡',
  empty: '아직 도착한 알림톡이 없어요.',
};

function toState({ templateCode, result, isFallenBack }: AlimTalkSent): string {
  if (result === null) return `${templateCode} · 가는 중`;
  if (result === '0000') return `${templateCode} · 도착`;
  return `${templateCode} · 실패 ${result}${isFallenBack ? ' · 문자로 대신 보냄' : ''}`;
}

/**
 * Registers the inbox of AlimTalk, `POST /sandbox/alimtalk/trouble` with `{ to, trouble }`, which without a fault ends
 * one, and `POST /sandbox/alimtalk/deliver` with `{ to }`, by which what waits arrives.
 */
export function registerAlimTalkControls(app: FastifyInstance, { alimtalk }: SandboxContext): void {
  app.get('/sandbox/alimtalk', async (request, reply) => {
    const { to = '', refresh } = toTexts(request.query);
    const messages = alimtalk.list(to).map((each) => ({ ...each, type: toState(each) }));
    return sendInboxPage(reply, { texts: TEXTS, messages, to, isRefreshing: refresh !== 'off' });
  });

  app.get('/sandbox/alimtalk.json', async (request) => alimtalk.list(toTexts(request.query)['to']));

  app.post('/sandbox/alimtalk/trouble', async (request, reply) => {
    const { to, trouble: requested } = toRecord(request.body);
    const trouble = ALIMTALK_FAULTS.find((each) => each === requested);
    if (typeof to !== 'string' || (requested !== undefined && trouble === undefined))
      return reply.code(400).send({ message: `to, trouble: ${ALIMTALK_FAULTS.join(', ')}` });
    alimtalk.injectFault(to, trouble);
    return { to, trouble: trouble ?? null };
  });

  app.post('/sandbox/alimtalk/deliver', async (request, reply) => {
    const { to } = toRecord(request.body);
    if (typeof to !== 'string') return reply.code(400).send({ message: 'to' });
    alimtalk.deliver(to);
    return { to };
  });
}
