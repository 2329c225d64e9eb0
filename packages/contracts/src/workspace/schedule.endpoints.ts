import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject, ok, oneOf, search, spaceId, seenVersion } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { legalDay, nextStep } from './next-contract.ts';
import { SCHEDULE_LIMITS } from './schedule-limits.ts';
import {
  scheduleFilters,
  scheduleChange,
  scheduleFields,
  scheduleFileIds,
  loggedSchedule,
  scheduleSummary,
  workSchedule,
} from './schedule.ts';

const { title, category1: kind, category2, ...optional } = scheduleFields;
const { filter_range: _range, ...otherFilters } = scheduleFilters;
const count = Type.Integer({ minimum: 0 });

export const listWorkSchedules = defineEndpoint({
  id: 'apts.list_work_schedules',
  title: '일정 목록',
  method: 'GET',
  path: '/api/apts/apart_work_schedule/',
  audience: ['general', 'staff'],
  reads: ['schedule', 'work_space'],
  summary:
    'Schedules and contracts of a work space, for its members and staff: by their end (the next to end first, then those without an end, ended ones, completed ones), or the newest first. `search` finds a part of title, party, building, text or sub-category.',
  query: strictObject({
    ...pageQuery,
    space_id: spaceId,
    search,
    ...scheduleFilters,
    ordering: Type.Optional(oneOf('contract_end', '-created')),
  }),
  response: pageOf(scheduleSummary),
});

export const createWorkSchedule = defineEndpoint({
  id: 'apts.create_work_schedule',
  title: '일정 등록',
  method: 'POST',
  path: '/api/apts/apart_work_schedule/',
  audience: ['general', 'staff'],
  changes: ['schedule'],
  summary: 'Writes a schedule or contract into a work space one is in.',
  body: strictObject({
    space_id: spaceId,
    title,
    category1: kind,
    category2,
    ...Type.Partial(strictObject(optional)).properties,
    file_ids: Type.Optional(scheduleFileIds),
  }),
  logged: loggedSchedule,
  response: workSchedule,
});

export const getWorkSchedule = defineEndpoint({
  id: 'apts.get_work_schedule',
  title: '일정 보기',
  method: 'GET',
  path: '/api/apts/apart_work_schedule/{id}/',
  audience: ['general', 'staff'],
  reads: ['schedule', 'work_space'],
  summary: 'One schedule with its files, its predecessor and its successor.',
  response: workSchedule,
});

export const updateWorkSchedule = defineEndpoint({
  id: 'apts.update_work_schedule',
  title: '일정 수정',
  method: 'PUT',
  path: '/api/apts/apart_work_schedule/{id}/',
  audience: ['general', 'staff'],
  changes: ['schedule'],
  summary:
    'Changes the given fields. `updated` is that of the version the caller has seen; if it has changed since, 409 with the newer one as `current`.',
  body: strictObject({
    ...Type.Partial(strictObject(scheduleFields)).properties,
    file_ids: Type.Optional(scheduleFileIds),
    updated: seenVersion,
  }),
  logged: loggedSchedule,
  response: workSchedule,
});

export const deleteWorkSchedule = defineEndpoint({
  id: 'apts.delete_work_schedule',
  title: '일정 삭제',
  method: 'DELETE',
  path: '/api/apts/apart_work_schedule/{id}/',
  audience: ['general', 'staff'],
  changes: ['schedule'],
  summary: 'Deletes a schedule; it can be restored for 30 days.',
  logged: loggedSchedule,
  response: ok,
});

export const restoreWorkSchedule = defineEndpoint({
  id: 'apts.restore_work_schedule',
  title: '일정 되살리기',
  method: 'POST',
  path: '/api/apts/apart_work_schedule_restore/{id}/',
  audience: ['general', 'staff'],
  changes: ['schedule'],
  origin: 'extension',
  summary: 'Puts a deleted schedule back as it was.',
  logged: loggedSchedule,
  response: ok,
});

export const listPreviousWorkSchedules = defineEndpoint({
  id: 'apts.list_old_work_schedules',
  title: '이전 계약 목록',
  method: 'GET',
  path: '/api/apts/apart_work_schedule_olds/{id}/',
  audience: ['general', 'staff'],
  reads: ['schedule', 'work_space'],
  summary: 'The contracts before this one, the newest first; 100 at most.',
  response: Type.Array(scheduleSummary, { maxItems: SCHEDULE_LIMITS.previousContracts }),
});

export const countWorkSchedules = defineEndpoint({
  id: 'apts.count_work_schedules',
  title: '일정 기간별 수',
  method: 'GET',
  path: '/api/apts/apart_work_schedule_count/',
  audience: ['general', 'staff'],
  reads: ['schedule', 'work_space'],
  origin: 'extension',
  summary: 'How many schedules of a work space each range filter shows, with the other filters of the list.',
  query: strictObject({ space_id: spaceId, search, ...otherFilters }),
  response: strictObject({
    all: count,
    done: count,
    months_3: count,
    months_6: count,
    year_1: count,
    later: count,
    no_end: count,
  }),
});

export const listCalendarSchedules = defineEndpoint({
  id: 'apts.list_calendar_schedules',
  title: '달력의 일정',
  method: 'GET',
  path: '/api/apts/apart_work_schedule_calendar/',
  audience: ['general', 'staff'],
  reads: ['schedule', 'work_space'],
  origin: 'extension',
  summary:
    'Schedules that begin or end in a month (`YYYY-MM`), 500 at most, and the days in it by which a rule demands something of the contract after one that ends; `is_cut` when there are more.',
  query: strictObject({
    space_id: spaceId,
    month: Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])$', label: '달' }),
  }),
  response: strictObject({
    results: Type.Array(scheduleSummary, { maxItems: SCHEDULE_LIMITS.calendarRows }),
    legal_days: Type.Array(legalDay, { maxItems: 2 * SCHEDULE_LIMITS.calendarRows }),
    is_cut: Type.Boolean(),
  }),
});

export const listScheduleChanges = defineEndpoint({
  id: 'apts.list_schedule_changes',
  title: '일정 변경 이력',
  method: 'GET',
  path: '/api/apts/apart_work_schedule_history/{id}/',
  audience: ['general', 'staff'],
  reads: ['schedule', 'work_space'],
  origin: 'extension',
  summary: 'Who changed what of a schedule and when, the newest first.',
  query: strictObject(pageQuery),
  response: pageOf(scheduleChange),
});

export const getNextContract = defineEndpoint({
  id: 'apts.get_next_contract',
  title: '다음 계약 준비',
  method: 'GET',
  path: '/api/apts/apart_work_schedule_next/{id}/',
  audience: ['general', 'staff'],
  reads: ['schedule', 'work_space'],
  origin: 'extension',
  summary: 'The contract after one that ends, to be filled in, and what is to be done until then.',
  response: strictObject({ draft: strictObject(scheduleFields), steps: Type.Array(nextStep, { maxItems: 20 }) }),
});
