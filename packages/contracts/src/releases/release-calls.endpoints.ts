import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject } from '../fields.ts';

export const listCalls = defineEndpoint({
  id: 'releases.calls',
  title: '호출 목록',
  method: 'GET',
  path: '/api/releases/calls/',
  audience: ['admin'],
  origin: 'extension',
  summary: 'Every call this server answers, by id, each with the hash of its contract: what a release may rely on.',
  response: strictObject({ calls: Type.Record(Type.String(), Type.String()) }),
});
