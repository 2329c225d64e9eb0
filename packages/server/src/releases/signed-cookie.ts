import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';

/** Read from the header: pages and files carry these cookies too. Nobody but this server can make one. */
type CookieName = 'danji-override' | 'danji-shell';

const options = ({ production, webOrigin }: Config) => ({
  path: '/',
  httpOnly: true,
  secure: production || webOrigin.startsWith('https:'),
  sameSite: 'lax' as const,
});

/** The name is part of it: the text of one cookie is no text of another. */
const proofOf = (key: KeyObject, name: CookieName, text: string): Buffer =>
  createHmac('sha256', key).update(`${name}\0${text}`).digest();

/** Gives the browser a cookie that it cannot change; an empty text takes it away. */
export function setSignedCookie(reply: FastifyReply, name: CookieName, text: string, maxAge: number): void {
  const { config, signingKey } = reply.server.platform;
  if (text === '') void reply.clearCookie(name, options(config));
  else
    void reply.setCookie(name, `${proofOf(signingKey, name, text).toString('base64url')}.${text}`, {
      ...options(config),
      maxAge,
    });
}

/** The text of a cookie that we made; `''` without one, and for one that somebody else made. */
export function readSignedCookie(request: FastifyRequest, name: CookieName): string {
  const [, proof = '', text = ''] = /^([\w-]{43})\.(.*)$/s.exec(request.cookies[name] ?? '') ?? [];
  const expected = proofOf(request.server.platform.signingKey, name, text);
  const given = Buffer.from(proof, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : '';
}
