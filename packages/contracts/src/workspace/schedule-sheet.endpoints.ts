import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { binary, strictObject, search, spaceId, count } from '../fields.ts';
import { scheduleFilters } from './schedule.ts';
import { importReport, sheet } from './schedule-sheet.ts';

export const exportWorkSchedules = defineEndpoint({
  id: 'apts.export_work_schedules',
  title: '일정 엑셀 내려받기',
  method: 'GET',
  path: '/api/apts/apart_work_schedule_export/',
  audience: ['general', 'staff'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'The schedules a list shows as an XLSX file that can be imported again, 10,000 at most.',
  query: strictObject({ space_id: spaceId, search, ...scheduleFilters }),
  response: sheet,
});

export const getScheduleTemplate = defineEndpoint({
  id: 'apts.get_schedule_template',
  title: '일정 엑셀 양식',
  method: 'GET',
  path: '/api/apts/apart_work_schedule_template/',
  audience: ['general', 'staff'],
  origin: 'extension',
  summary: 'An XLSX file to fill in for the import, with an example and all categories.',
  response: sheet,
});

export const importWorkSchedules = defineEndpoint({
  id: 'apts.import_work_schedules',
  title: '일정 엑셀 가져오기',
  method: 'POST',
  path: '/api/apts/apart_work_schedule_import/{id}/',
  audience: ['general', 'staff'],
  changes: ['schedule'],
  origin: 'extension',
  encoding: 'multipart',
  summary:
    'Reads an XLSX file for the work space `id`, 1,000 lines at most: with `is_dry_run` only says what would come of it, else writes the good lines, all or none.',
  body: strictObject({ file: binary, is_dry_run: Type.Optional(Type.Boolean({ label: '미리 보기' })) }),
  logged: strictObject({ space_id: spaceId, accepted: count('넣은 줄') }),
  response: importReport,
});
