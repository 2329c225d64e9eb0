import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';

/**
 * These cookies are read from the header, because requests for pages and files carry no token. Only this server can
 * create one.
 */
type CookieName = 'danji-override' | 'danji-shell';

const options = ({ production, webOrigin }: Config) => ({
  path: '/',
  httpOnly: true,
  secure: production || webOrigin.startsWith('https:'),
  sameSite: 'lax' as const,
});

/** The name is part of the signature: the value of one cookie is not valid for another. */
const proofOf = (key: KeyObject, name: CookieName, text: string): Buffer =>
  createHmac('sha256', key).update(`${name}\0${text}`).digest();

/** Sets a cookie that the browser cannot change; an empty text clears it. */
export function setSignedCookie(reply: FastifyReply, name: CookieName, text: string, maxAge: number): void {
  const { config, signingKey } = reply.server.platform;
  if (text === '') void reply.clearCookie(name, options(config));
  else
    void reply.setCookie(name, `${proofOf(signingKey, name, text).toString('base64url')}.${text}`, {
      ...options(config),
      maxAge,
    });
}

/** Returns the text of a cookie with a valid signature; `''` without one. */
export function readSignedCookie(request: FastifyRequest, name: CookieName): string {
  const [, proof = '', text = ''] = /^([\w-]{43})\.(.*)$/s.exec(request.cookies[name] ?? '') ?? [];
  const expected = proofOf(request.server.platform.signingKey, name, text);
  const given = Buffer.from(proof, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : '';
}
