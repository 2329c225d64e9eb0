import { expect, test } from '@jest/globals';
import { Type } from 'typebox';
import { defineEndpoint } from '@danji/contracts/define-endpoint';
import { ENDPOINTS } from '@danji/contracts/endpoints';
import { hashCall } from '@danji/contracts/releases/call-hash';

const call = {
  id: 'things.get',
  method: 'POST',
  path: '/api/things/',
  audience: ['everybody'],
  title: '하나',
  summary: 'One.',
} as const;
const answer = Type.Object({
  label: Type.String({ maxLength: 10, label: '이름' }),
  state: Type.Unsafe<string>({ type: 'string', enum: ['on', 'off'] }),
});
const hash = (changes: object, response = answer) => hashCall(defineEndpoint({ ...call, response, ...changes }));
const same = hash({});

test('annotations change nothing', () => {
  expect(same).toMatch(/^[0-9a-f]{16}$/);
  expect(hash({ summary: 'Another.', id: 'things.find' })).toBe(same);
  expect(
    hash(
      {},
      Type.Object({
        label: Type.String({ maxLength: 10, label: '제목', description: 'x' }),
        state: Type.Unsafe<string>({ type: 'string', enum: ['on', 'off'] }),
      }),
    ),
  ).toBe(same);
});

test('everything that goes over the wire changes it, also a field named like an annotation', () => {
  const others = [
    hash({ method: 'PUT' }),
    hash({ path: '/api/thing/' }),
    hash({ encoding: 'multipart' }),
    hash({ query: Type.Object({ a: Type.String() }) }),
    hash({ body: Type.Object({ a: Type.String() }) }),
    hash(
      {},
      Type.Object({
        label: Type.String({ maxLength: 11 }),
        state: Type.Unsafe<string>({ type: 'string', enum: ['on', 'off'] }),
      }),
    ),
    hash(
      {},
      Type.Object({
        label: Type.String({ maxLength: 10 }),
        state: Type.Unsafe<string>({ type: 'string', enum: ['on', 'title'] }),
      }),
    ),
    hash(
      {},
      Type.Object({ state: Type.Unsafe<string>({ type: 'string', enum: ['on', 'off'] }) }) as unknown as typeof answer,
    ),
  ];
  expect(new Set([same, ...others]).size).toBe(others.length + 1);
});

test('every call has one', () => {
  expect(ENDPOINTS.map(hashCall)).toEqual(ENDPOINTS.map(() => expect.stringMatching(/^[0-9a-f]{16}$/)));
});
