import { expect, test } from '@jest/globals';
import { testServer } from '@danji/testing/test-server';

test('answers an unknown address with a Korean problem and a request id', async () => {
  const response = await testServer().app.inject({ url: '/api/nothing/' });
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(response.json()).toMatchObject({
    code: 'not_found',
    status: 404,
    request_id: response.headers['x-request-id'],
  });
});
