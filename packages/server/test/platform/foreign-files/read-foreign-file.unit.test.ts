import { expect, test } from '@jest/globals';
import { readForeignFile } from '@danji/server/platform/foreign-files/read-foreign-file';

const PARSER = new URL('./hostile.parser.ts', import.meta.url);
const LIMITS = { timeMs: 20_000, heapMb: 64, resultCharacters: 1000 };
const messages = { broken: '깨진 파일이에요.', too_large: '파일이 너무 커요.' };
const [ANN, BOB] = [1, 2];

const read = (deed: string, { accountId = ANN, ...limits }: Partial<typeof LIMITS & { accountId: number }> = {}) =>
  readForeignFile(PARSER, { bytes: Buffer.from(deed), accountId, field: 'file', messages }, { ...LIMITS, ...limits });
const refusal = (message: string) => ({ code: 'invalid_input', details: { fields: { file: message } } });

test('resolves to what the parser returns, which sees no environment', async () => {
  expect(await read('be read')).toEqual({ text: '가나다', day: '2026-11-21' });
  expect(await read('look around')).toEqual([]);
});

test('refuses at the field, with the sentence of the parser or of the caller', async () => {
  await expect(read('be refused')).rejects.toMatchObject(refusal('둘째 줄부터 적어 주세요.'));
  await expect(read('be broken')).rejects.toMatchObject(refusal(messages.broken));
});

test('survives a file that takes all time or memory, or gives too much', async () => {
  await expect(read('take all time', { timeMs: 1000 })).rejects.toMatchObject(refusal(messages.too_large));
  await expect(read('take all memory')).rejects.toMatchObject(refusal(messages.too_large));
  await expect(read('take all memory at once')).rejects.toMatchObject(refusal(messages.too_large));
  await expect(read('give too much')).rejects.toMatchObject(refusal(messages.too_large));
  expect(await read('be read')).toHaveProperty('text');
});

test('reports a bug of the parser as one, not as a broken file', async () => {
  await expect(read('hit a bug')).rejects.toThrow('undefined is not a function');
  await expect(read('end the process')).rejects.toThrow('ended without a result');
});

test('reads one file of an account at a time and refuses the fourth, while others are read', async () => {
  // The others wait ten seconds at most, and a busy machine starts a process slowly.
  const first = [read('take all time', { timeMs: 300 }), read('be read'), read('be read')];
  await expect(read('be read')).rejects.toMatchObject({
    code: 'too_many_requests',
    message: '앞서 올린 파일을 읽고 있어요. 잠시 뒤 다시 올려 주세요.',
  });
  expect(await read('be read', { accountId: BOB })).toHaveProperty('text');
  const results = await Promise.allSettled(first);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});
