import { beforeEach, expect, test } from '@jest/globals';
import { listRegions } from '@danji/contracts/site/file.endpoints';
import { call } from '@danji/testing/call';
import { testServer } from '@danji/testing/test-server';

beforeEach(() => testServer().reset());

const scrape = async () =>
  (await testServer().app.inject({ url: '/metrics', headers: { authorization: 'Bearer metrics-token' } })).body;

test('lives, and is ready while the database answers', async () => {
  const { app } = testServer();
  expect((await app.inject({ url: '/health/live' })).json()).toEqual({ status: 'ok' });
  const ready = await app.inject({ url: '/health/ready' });
  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toEqual({ status: 'ok', database: 'ok', stopping: false });
});

test('counts answers by route pattern, connections, jobs and the process itself', async () => {
  await call(listRegions);
  await testServer().app.inject({ url: '/api/commons/files/secretsecretsecretsec/' });
  const metrics = await scrape();
  expect(metrics).toMatch(
    /danji_http_request_seconds_count\{method="GET",route="\/api\/commons\/sigungu\/",status="200"\} \d+/,
  );
  expect(metrics).toContain('route="/api/commons/files/:nano_id/",status="404"');
  expect(metrics).not.toContain('secretsecret');
  expect(metrics).toMatch(/danji_database_connections\{state="total"\} \d+/);
  expect(metrics).toMatch(/danji_jobs\{queue="commons.collect_temporary_files",state="queued"\} \d+/);
  expect(metrics).toMatch(/danji_open\{what="live_streams"\} \d+/);
  expect(metrics).toContain('process_cpu_user_seconds_total');
});

test('shows its numbers to the right token only', async () => {
  const { app, create } = testServer();
  const { token } = await create.admin();
  for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: `Bearer ${token}` }]) {
    const response = await app.inject({ url: '/metrics', headers });
    expect(response.json()).toMatchObject({ status: 401, code: 'unauthenticated' });
  }
});
