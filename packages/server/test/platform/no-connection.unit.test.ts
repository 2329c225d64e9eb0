import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { sql } from 'kysely';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { registerProblemResponses } from '../../src/platform/http/error-responses.ts';

test('a request that gets no connection to the database is told to come back', async () => {
  // Nobody listens on port 1.
  const databaseUrl = 'postgres://danji@127.0.0.1:1/danji';
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '', poolSize: 1 });
  const app = fastify();
  registerProblemResponses(app);
  app.get('/work', () => sql`select 1`.execute(db));
  const response = await app.inject({ url: '/work' });
  expect(response.headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'retry-after': '10',
  });
  expect(response.json()).toMatchObject({
    status: 503,
    code: 'unavailable',
    title: '지금은 처리할 수 없어요. 잠시 뒤 다시 시도해 주세요.',
  });
  await app.close();
  await close();
});
