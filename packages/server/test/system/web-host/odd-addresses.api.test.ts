import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { testServer } from '@danji/testing/test-server';
import { buildRelease, host } from '../../releases/releases/built-release.ts';
import { buildShell } from './built-shell.ts';

const before = testServer().platform.config.webDir;
beforeAll(() => {
  testServer().platform.config.webDir = buildShell();
});
afterAll(() => {
  testServer().platform.config.webDir = before;
});
beforeEach(async () => {
  await testServer().reset();
  await host(buildRelease('workspace'));
});

/** Status and location of a page whose address is sent as it is, without the tidying of a browser. */
async function open(target: string): Promise<[status: number, location: string | undefined]> {
  const { port } = new URL(testServer().url);
  const socket = connect(Number(port), '127.0.0.1');
  let response = '';
  socket.on('data', (chunk) => {
    response += chunk.toString('utf8');
  });
  socket.write(`GET ${target} HTTP/1.1\r\nhost: danji.test\r\naccept: text/html\r\nconnection: close\r\n\r\n`);
  await once(socket, 'close');
  return [Number(response.split(' ')[1]), /\r\nlocation: (.*)\r\n/i.exec(response)?.[1]];
}

test.each([
  ['//', '/'],
  ['///', '/'],
  ['//?a=1', '/?a=1'],
  ['//evil.test', '/evil.test'],
  ['//evil.test/a?b=//c', '/evil.test/a?b=//c'],
  ['//user@evil.test:99999/', '/user@evil.test:99999/'],
  ['/\\evil.test', '/evil.test'],
  ['/\\/evil.test', '/evil.test'],
  ['//[', '/['],
  ['http://evil.test//nothing', '/nothing'],
])('%s leads to %s of this site', async (address, target) => expect(await open(address)).toEqual([308, target]));

test.each([
  ['/', 200],
  ['/.//evil.test', 404],
  ['/a/..//evil.test', 404],
  ['/%2F%2Fevil.test', 404],
  ['/@evil.test', 404],
  ['/:0', 404],
  ['http://evil.test/', 200],
  ['http://evil.test/nothing', 404],
  // Node refuses these two itself.
  ['http://[/nothing', 400],
  ['http://evil.test:99999/nothing', 400],
])('%s is a page of this site with status %s', async (address, status) =>
  expect(await open(address)).toEqual([status, undefined]),
);
