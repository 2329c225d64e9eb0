import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { listRegions } from '@danji/contracts/site/file.endpoints';
import fastify, { type FastifyInstance } from 'fastify';
import { registerResponseCheck } from '../../src/platform/http/response-check.ts';
import { registerProblemResponses } from '../../src/platform/http/error-responses.ts';

const REGION = {
  id: 1,
  index: 1,
  sido: '서울특별시',
  sido_english: 'Seoul',
  sido_short: '서울',
  sigungu: '종로구',
  sigungu_english: 'Jongno-gu',
};
let app: FastifyInstance;
let answer: unknown;
let logged = '';

beforeEach(async () => {
  logged = '';
  app = fastify({ logger: { level: 'error', stream: { write: (line: string) => void (logged += line) } } });
  registerProblemResponses(app);
  registerResponseCheck(app);
  app.get('/', { config: { endpoint: listRegions as unknown as Endpoint } }, () => answer);
});
afterEach(() => app.close());

test('passes a response that matches its contract', async () => {
  answer = [REGION];
  expect((await app.inject({ url: '/' })).json()).toEqual([REGION]);
});

test('turns one that breaks it into a logged 500 without details', async () => {
  answer = [{ ...REGION, index: '1', secret: 'inside' }];
  const response = await app.inject({ url: '/' });
  expect(response.json()).toMatchObject({ status: 500, code: 'internal' });
  expect(response.body).not.toContain('inside');
  expect(logged).toContain('commons.list_regions');
  expect(logged).toContain('/0/index must be integer');
});
