import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

type Settings = Pick<Config, 'production' | 'webOrigin'>;

/**
 * A cookie of the app. On https its name begins with `__Host-` (RFC 6265bis, 4.1.3.2): browsers then take it over https
 * from this very host only, so that no neighbour under the same domain can plant one. Neither scripts nor requests from
 * other sites can use it.
 */
export type HostCookie = {
  set(reply: FastifyReply, value: string, seconds: number): void;
  /** Takes the cookie away, under its former name as well. */
  clear(reply: FastifyReply): void;
  read(request: FastifyRequest): string | undefined;
  /** The value under the name of before https or of releases until 2026-11, which anybody in the domain may have set. */
  readFormer(request: FastifyRequest): string | undefined;
};

const isHttps = ({ webOrigin }: Settings): boolean => webOrigin.startsWith('https:');

const optionsFor = (config: Settings) => ({
  path: '/',
  httpOnly: true,
  secure: config.production || isHttps(config),
  sameSite: 'lax' as const,
});

/** Defines a cookie by its name without the prefix. */
export function defineHostCookie(plainName: string): HostCookie {
  const nameFor = (config: Settings) => (isHttps(config) ? `__Host-${plainName}` : plainName);
  const clearFormer = (reply: FastifyReply, config: Settings) => {
    if (isHttps(config) && reply.request.cookies[plainName] !== undefined)
      void reply.clearCookie(plainName, optionsFor(config));
  };
  return {
    set(reply, value, seconds) {
      const { config } = reply.server.platform;
      clearFormer(reply, config);
      void reply.setCookie(nameFor(config), value, { ...optionsFor(config), maxAge: seconds });
    },
    clear(reply) {
      const { config } = reply.server.platform;
      clearFormer(reply, config);
      void reply.clearCookie(nameFor(config), optionsFor(config));
    },
    read: (request) => request.cookies[nameFor(request.server.platform.config)],
    readFormer: (request) => (isHttps(request.server.platform.config) ? request.cookies[plainName] : undefined),
  };
}
