import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { binary, strictObject, nullable, ok, timestamp, created, spaceId } from '../fields.ts';

export const getScheduleFeed = defineEndpoint({
  id: 'apts.get_schedule_feed',
  title: '캘린더 주소 상태',
  method: 'GET',
  path: '/api/apts/apart_work_schedule_feed/{id}/',
  audience: ['general', 'staff'],
  reads: ['schedule_feed'],
  origin: 'extension',
  summary: 'Since when the work space `id` has a calendar link; the link itself is shown only when it is made.',
  response: strictObject({ created: nullable(timestamp) }),
});

export const createScheduleFeed = defineEndpoint({
  id: 'apts.create_schedule_feed',
  title: '캘린더 주소 만들기',
  method: 'POST',
  withoutIdempotencyKey: 'secret',
  path: '/api/apts/apart_work_schedule_feed/{id}/',
  audience: ['general', 'staff'],
  changes: ['schedule_feed'],
  refusedWhileActing: true,
  origin: 'extension',
  summary:
    'Makes the calendar link of a work space anew (masters, staff); the one before stops working. `secret_address` is shown this once.',
  logged: strictObject({ space_id: spaceId }),
  response: strictObject({ secret_address: Type.String(), created }),
});

export const deleteScheduleFeed = defineEndpoint({
  id: 'apts.delete_schedule_feed',
  title: '캘린더 주소 없애기',
  method: 'DELETE',
  path: '/api/apts/apart_work_schedule_feed/{id}/',
  audience: ['general', 'staff'],
  changes: ['schedule_feed'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Revokes the calendar link of a work space (masters, staff).',
  logged: strictObject({ space_id: spaceId }),
  response: ok,
});

export const readScheduleFeed = defineEndpoint({
  id: 'apts.read_schedule_feed',
  title: '캘린더 구독',
  method: 'GET',
  path: '/api/apts/apart_work_schedule_ics/{secret}/',
  audience: ['everybody'],
  origin: 'extension',
  summary: 'The calendar (RFC 5545) of the work space whose secret link this is.',
  response: Type.Unsafe<unknown>(binary),
  responseTypes: ['text/calendar'],
});
