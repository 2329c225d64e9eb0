import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxContext } from '../context.ts';
import { toTexts } from '../fields.ts';
import { sendAccountPicker, sendKakaoErrorPage } from './authorize-page.ts';
import { readAuthorizeRequest, toReturnUrl, type AuthorizeRequest } from './authorize-request.ts';
import type { KakaoAccount } from './kakao-accounts.ts';

const COOKIE = 'danji_sandbox_kakao';
const SIGNED_IN = /(?:^|;\s*)danji_sandbox_kakao=(\d+)/;
const QUERY = new Set(['client_id', 'redirect_uri', 'response_type', 'scope', 'prompt', 'state', 'nonce']);

/** Returns the authorise query that is sent along with the picker, without the picker's own fields. */
const toQuery = (fields: Record<string, string | undefined>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => QUERY.has(name)));

function findSignedIn(request: FastifyRequest, { kakao }: SandboxContext): KakaoAccount | undefined {
  const found = SIGNED_IN.exec(request.headers.cookie ?? '');
  return found ? kakao.findAccount(Number(found[1])) : undefined;
}

function toPhone(typed: string | undefined): string | undefined {
  const digits = (typed ?? '').replace(/\D/g, '');
  return /^010\d{8}$/.test(digits) ? `${digits.slice(0, 3)}-${digits.slice(3, 7)}-${digits.slice(7)}` : undefined;
}

function addNewAccount(
  fields: Record<string, string | undefined>,
  { kakao }: SandboxContext,
): KakaoAccount | undefined {
  const { new_nickname: nickname, new_email: email, new_tel: typed } = fields;
  if (!nickname) return undefined;
  const tel = toPhone(typed);
  return kakao.addAccount({
    nickname,
    name: nickname,
    note: '직접 만든 계정',
    ...(email && { email: { address: email, verified: true } }),
    ...(tel && { tel }),
  });
}

/** Registers the browser's part of Kakao sign-in: account picker, silent sign-in, and the redirect back. */
export function registerAuthorize(
  app: FastifyInstance,
  context: SandboxContext,
  registered: readonly string[] | undefined,
): void {
  const path = '/kakao/auth/oauth/authorize';

  const goBack = (reply: FastifyReply, request: AuthorizeRequest, person: KakaoAccount): FastifyReply => {
    const code = context.kakao.authorise({
      personId: person.id,
      redirectUri: request.redirectUri,
      scopes: request.scopes,
      nonce: request.nonce,
    });
    return reply
      .header('set-cookie', `${COOKIE}=${person.id}; Path=/kakao; HttpOnly; SameSite=Lax`)
      .redirect(toReturnUrl(request, { code }));
  };

  app.get(path, async (request, reply) => {
    const fields = toTexts(request.query);
    const authorizeRequest = readAuthorizeRequest(fields, registered);
    if (typeof authorizeRequest === 'string') return sendKakaoErrorPage(reply, authorizeRequest);
    const person = findSignedIn(request, context);
    const connected = person && context.kakao.connectedAt(person.id);
    if (authorizeRequest.prompts.includes('none')) {
      if (!person)
        return reply.redirect(
          toReturnUrl(authorizeRequest, {
            error: 'login_required',
            error_description: 'user authentication required.',
          }),
        );
      if (!connected)
        return reply.redirect(
          toReturnUrl(authorizeRequest, { error: 'consent_required', error_description: 'user consent required.' }),
        );
    }
    const mustPick = authorizeRequest.prompts.includes('select_account') || authorizeRequest.prompts.includes('login');
    if (person && connected && !mustPick) return goBack(reply, authorizeRequest, person);
    return sendAccountPicker(reply, toQuery(fields), context.kakao.accounts());
  });

  app.post(path, async (request, reply) => {
    const fields = toTexts(request.body);
    const authorizeRequest = readAuthorizeRequest(fields, registered);
    if (typeof authorizeRequest === 'string') return sendKakaoErrorPage(reply, authorizeRequest);
    if (fields['cancel'])
      return reply.redirect(
        toReturnUrl(authorizeRequest, { error: 'access_denied', error_description: 'User denied access' }),
      );
    const person = addNewAccount(fields, context) ?? context.kakao.findAccount(Number(fields['person_id']));
    if (!person) return sendAccountPicker(reply, toQuery(fields), context.kakao.accounts());
    return goBack(reply, authorizeRequest, person);
  });
}
