import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxContext } from '../context.ts';
import { CREDENTIALS } from '../credentials.ts';
import { toTexts } from '../fields.ts';
import type { KakaoAccount } from './kakao-accounts.ts';

const APP_ID = 1_100_001;
const seconds = (instant: Date): string => instant.toISOString().replace(/\.\d+Z$/, 'Z');

/** Formats an account as `/v2/user/me` does (FACTS §1.4); values that are absent or not shared are left out. */
function toUser(person: KakaoAccount, connectedAt: Date | undefined): object {
  const { nickname, name, email, tel, birthday, gender } = person;
  return {
    id: person.id,
    ...(connectedAt && { connected_at: seconds(connectedAt) }),
    properties: { nickname },
    kakao_account: {
      profile_nickname_needs_agreement: false,
      profile: { nickname, is_default_nickname: false },
      ...(name && { name_needs_agreement: false, name }),
      has_email: email !== undefined,
      ...(email && {
        email_needs_agreement: false,
        is_email_valid: true,
        is_email_verified: email.verified,
        email: email.address,
      }),
      ...(tel && { phone_number_needs_agreement: false, phone_number: `+82 ${tel.slice(1)}` }),
      ...(birthday && {
        birthyear: birthday.slice(0, 4),
        birthday: birthday.slice(5).replace('-', ''),
        birthday_type: 'SOLAR',
        is_leap_month: false,
      }),
      ...(gender && { gender }),
    },
  };
}

const findToken = (request: FastifyRequest): string =>
  /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
const refuse = (reply: FastifyReply, status: number, code: number, msg: string): FastifyReply =>
  reply.code(status).send({ msg, code });
const refuseToken = (reply: FastifyReply): FastifyReply => refuse(reply, 401, -401, 'this access token does not exist');

/** Kakao's user API. Errors are `{ msg, code }`. */
export function registerUserApi(app: FastifyInstance, { clock, faults, kakao }: SandboxContext): void {
  const base = '/kakao/api';
  const options = { onRequest: faults.hook('kakao', 500, { msg: 'internal server error', code: -1 }) };

  app.route({
    ...options,
    method: ['GET', 'POST'],
    url: `${base}/v2/user/me`,
    handler: async (request, reply) => {
      const grant = kakao.findAccess(findToken(request));
      const person = grant && kakao.findAccount(grant.personId);
      return person ? toUser(person, kakao.connectedAt(person.id)) : refuseToken(reply);
    },
  });

  app.get(`${base}/v1/user/access_token_info`, options, async (request, reply) => {
    const grant = kakao.findAccess(findToken(request));
    if (!grant) return refuseToken(reply);
    return {
      id: grant.personId,
      expires_in: Math.floor((grant.expiresAt - clock.now().getTime()) / 1000),
      app_id: APP_ID,
    };
  });

  app.post(`${base}/v1/user/logout`, options, async (request, reply) => {
    const token = findToken(request);
    const grant = kakao.findAccess(token);
    if (!grant) return refuseToken(reply);
    kakao.endToken(token);
    return { id: grant.personId };
  });

  app.post(`${base}/v1/user/unlink`, options, async (request, reply) => {
    const byAdmin = request.headers.authorization === `KakaoAK ${CREDENTIALS.kakaoAdminKey}`;
    const { target_id_type: type, target_id: target } = toTexts(request.body);
    if (byAdmin && (type !== 'user_id' || !/^\d+$/.test(target ?? '')))
      return refuse(reply, 400, -2, 'target_id is required');
    const id = byAdmin ? Number(target) : kakao.findAccess(findToken(request))?.personId;
    if (id === undefined) return refuseToken(reply);
    return kakao.unlink(id) ? { id } : refuse(reply, 400, -101, 'NotRegisteredUserException');
  });
}
