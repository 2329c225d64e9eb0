import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineHostCookie, type HostCookie } from '../../platform/http/host-cookie.ts';

/**
 * These cookies are read from the header, because requests for pages and files carry no token. Only this server can
 * create one.
 */
type CookieName = 'danji-override' | 'danji-shell';

const COOKIES: Record<CookieName, HostCookie> = {
  'danji-override': defineHostCookie('danji-override'),
  'danji-shell': defineHostCookie('danji-shell'),
};

/** The name is part of the signature: the value of one cookie is not valid for another. */
const proofOf = (key: KeyObject, name: CookieName, text: string): Buffer =>
  createHmac('sha256', key).update(`${name}\0${text}`).digest();

/** Sets a cookie that the browser cannot change; an empty text clears it. */
export function setSignedCookie(reply: FastifyReply, name: CookieName, text: string, maxAge: number): void {
  const { signingKey } = reply.server.platform;
  if (text === '') COOKIES[name].clear(reply);
  else COOKIES[name].set(reply, `${proofOf(signingKey, name, text).toString('base64url')}.${text}`, maxAge);
}

/** Returns the text of a cookie with a valid signature; `''` without one. */
export function readSignedCookie(request: FastifyRequest, name: CookieName): string {
  const [, proof = '', text = ''] = /^([\w-]{43})\.(.*)$/s.exec(COOKIES[name].read(request) ?? '') ?? [];
  const expected = proofOf(request.server.platform.signingKey, name, text);
  const given = Buffer.from(proof, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : '';
}
