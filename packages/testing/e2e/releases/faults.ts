import type { ServerResponse } from 'node:http';
import type { BufferedResponse, Exchange } from './fault-proxy.ts';

type Damage = (exchange: Exchange) => Promise<void> | void;

/** A network fault that affects the files of a remote. */
export type NetworkFault = {
  name: string;
  /** Affected files: all of the remote, or one script that a screen loads on demand. */
  files: 'all' | 'one lazy script';
  damage: Damage;
};

const SLOW_STEP_MS = 250;

const write = (response: ServerResponse, { status, headers, body }: BufferedResponse): void =>
  void response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);

/** Sends the original response with changes. */
export const alterResponse =
  (change: (original: BufferedResponse) => Partial<BufferedResponse>): Damage =>
  async ({ response, fetch }) => {
    const original = await fetch();
    write(response, { ...original, ...change(original) });
  };

export const breakOff: Damage = ({ response }) => void response.destroy();
const hang: Damage = () => undefined;

/** Sends 16 bytes each quarter of a second, without an error and hardly ever to the end. */
const drip: Damage = async ({ response, fetch }) => {
  const { status, headers, body } = await fetch();
  response.writeHead(status, { ...headers, 'content-length': body.length });
  let at = 0;
  const timer = setInterval(() => {
    response.write(body.subarray(at, (at += 16)));
  }, SLOW_STEP_MS);
  response.on('close', () => clearInterval(timer));
};

/** Sends half of the announced length, then closes the connection. */
const truncate: Damage = async ({ response, fetch }) => {
  const { status, headers, body } = await fetch();
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
};

const flipByte = (body: Buffer): Buffer => {
  const copy = Buffer.from(body);
  const middle = Math.floor(copy.length / 2);
  copy[middle] = (copy[middle] ?? 0) ^ 1;
  return copy;
};

/** Redirects to the original file on another origin without CORS headers, so that its integrity cannot be checked. */
const redirectToOtherOrigin: Damage = ({ request, response }) =>
  void response
    .writeHead(302, { location: `http://127.0.0.1:${request.socket.localPort ?? 0}${request.url ?? '/'}` })
    .end();

const html = Buffer.from('<!doctype html><html lang="ko"><title>단지</title><div id="root"></div></html>');

export const NETWORK_FAULTS: readonly NetworkFault[] = [
  { name: 'hang', files: 'all', damage: hang },
  { name: 'slow drip', files: 'all', damage: drip },
  { name: 'truncation', files: 'all', damage: truncate },
  { name: 'broken connection', files: 'all', damage: breakOff },
  { name: 'empty 200', files: 'all', damage: alterResponse(() => ({ body: Buffer.alloc(0) })) },
  {
    name: 'HTML as 200',
    files: 'all',
    damage: alterResponse(({ headers }) => ({
      headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
      body: html,
    })),
  },
  {
    name: 'wrong MIME',
    files: 'all',
    damage: alterResponse(({ headers }) => ({ headers: { ...headers, 'content-type': 'application/json' } })),
  },
  { name: 'another origin without CORS', files: 'all', damage: redirectToOtherOrigin },
  {
    name: '500',
    files: 'all',
    damage: ({ response }) => void response.writeHead(500, { 'content-type': 'text/plain' }).end('broken'),
  },
  {
    name: 'files gone',
    files: 'all',
    damage: ({ response }) => void response.writeHead(404, { 'content-type': 'text/plain' }).end('gone'),
  },
  { name: 'flipped byte', files: 'all', damage: alterResponse(({ body }) => ({ body: flipByte(body) })) },
  {
    name: 'one missing lazy script',
    files: 'one lazy script',
    damage: ({ response }) => void response.writeHead(404, { 'content-type': 'text/plain' }).end('gone'),
  },
  { name: 'one hanging lazy script', files: 'one lazy script', damage: hang },
];
