import { Type } from 'typebox';
import { JobGrade } from '../codes/job-grade.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import {
  strictObject,
  id,
  nullable,
  oneOf,
  search,
  text,
  timestamp,
  updated,
  seenVersion,
  labelled,
} from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { APARTMENT_INFO_FIELDS, fieldDifference, apartmentSearchResult, unmappedValue } from './apartment-info.ts';
import { workSpace, workSpaceDetails } from './work-space.ts';

const code = Type.String({ pattern: '^A\\d{8}$', label: '단지 코드' });
const { title: _title, ...importedFields } = workSpaceDetails;
const importedField = oneOf(...(Object.keys(importedFields) as (keyof typeof importedFields)[]));

/** Whether K-apt does not respond, so that its previous data is returned. */
const isCached = { is_cached: Type.Boolean() };

export const searchApartments = defineEndpoint({
  id: 'apts.search_apartments',
  title: 'K-apt 단지 찾기',
  method: 'GET',
  path: '/api/apts/apt_search/',
  audience: ['general', 'staff'],
  reads: ['apartment_info', 'work_space'],
  origin: 'extension',
  summary:
    'Complexes of K-apt that hold every word in their name, address or code. `region_code` narrows them to a sido (2 digits) or a sigungu (5 digits). While K-apt does not answer, what is known is searched and `is_cached` is true.',
  query: strictObject({
    ...pageQuery,
    search,
    region_code: Type.Optional(Type.String({ pattern: '^\\d{2}(\\d{3})?$', label: '지역' })),
  }),
  response: Type.Object({ ...pageOf(apartmentSearchResult).properties, ...isCached }, { additionalProperties: false }),
});

export const listApartmentRegions = defineEndpoint({
  id: 'apts.list_apartment_regions',
  title: '단지가 있는 시군구 목록',
  method: 'GET',
  path: '/api/apts/apt_region/',
  audience: ['general', 'staff'],
  reads: ['apartment_info'],
  origin: 'extension',
  summary:
    'The sigungu K-apt has complexes in, in the order of their codes (the first 2 of the 5 digits are the sido’s).',
  response: strictObject({
    results: Type.Array(strictObject({ code: Type.String(), sido: Type.String(), sigungu: Type.String() }), {
      maxItems: 1_000,
    }),
    ...isCached,
  }),
});

export const previewApartment = defineEndpoint({
  id: 'apts.preview_apartment',
  title: 'K-apt 단지 미리 보기',
  method: 'GET',
  path: '/api/apts/apt_search/{code}/',
  audience: ['general', 'staff'],
  reads: ['apartment_info', 'work_space'],
  origin: 'extension',
  summary: 'What a work space made from a K-apt code would be filled with. 404 when K-apt has no such complex.',
  response: strictObject({
    apartment: apartmentSearchResult,
    facts: strictObject(workSpaceDetails),
    not_understood: Type.Array(unmappedValue, { maxItems: APARTMENT_INFO_FIELDS.length }),
    ...isCached,
  }),
});

export const checkAptCode = defineEndpoint({
  id: 'apts.check_apt_code',
  title: '단지코드 확인',
  method: 'GET',
  path: '/api/apts/apt_code_check/',
  audience: ['general', 'staff'],
  reads: ['apartment_info', 'work_space'],
  summary:
    'Whether a work space with this K-apt code exists. `result` is true as well when it could not be found out (`unavailable`) and when it is no code (`malformed`); `unknown`: no work space has it, but K-apt does not know it either.',
  query: strictObject({ apt_code: text('단지 코드', 100) }),
  response: strictObject({
    result: Type.Boolean(),
    reason: nullable(oneOf('used', 'unavailable', 'unknown', 'malformed')),
    space: nullable(strictObject({ id, title: Type.String() })),
  }),
});

export const generateWorkSpace = defineEndpoint({
  id: 'apts.generate_work_space',
  title: 'K-apt로 워크스페이스 만들기',
  method: 'POST',
  path: '/api/apts/apart_work_space_generate/',
  audience: ['general'],
  changes: ['work_space'],
  summary:
    'Makes a work space from a K-apt code with all facts K-apt has; the signed-in general user becomes its master. 409 with `space` when one has the code already: ask to join it.',
  body: strictObject({
    apt_code: code,
    title: Type.Optional(text('워크스페이스 이름', 50)),
    job_grade: Type.Optional(labelled('직급', JobGrade.schema)),
  }),
  response: workSpace,
});

export const previewDetailsImport = defineEndpoint({
  id: 'apts.preview_facts_import',
  title: '워크스페이스 K-apt 비교',
  method: 'GET',
  path: '/api/apts/apart_work_space/{id}/import/',
  audience: ['general', 'staff'],
  reads: ['work_space'],
  origin: 'extension',
  summary:
    'How the facts of a work space differ from what K-apt says now; `is_kept` marks those a member has written (members, staff).',
  response: strictObject({
    differences: Type.Array(fieldDifference, { maxItems: APARTMENT_INFO_FIELDS.length }),
    not_understood: Type.Array(unmappedValue, { maxItems: APARTMENT_INFO_FIELDS.length }),
    updated,
    imported: timestamp,
    ...isCached,
  }),
});

export const importDetails = defineEndpoint({
  id: 'apts.import_facts',
  title: '워크스페이스 K-apt 가져오기',
  method: 'POST',
  path: '/api/apts/apart_work_space/{id}/import/',
  audience: ['general', 'staff'],
  changes: ['work_space'],
  origin: 'extension',
  summary:
    'Takes the named facts of a work space from K-apt, without names all but those a member has written. `updated` guards against lost changes (409).',
  body: strictObject({
    fields: Type.Optional(Type.Array(importedField, { maxItems: 20, label: '가져올 항목' })),
    updated: seenVersion,
  }),
  logged: workSpace,
  response: workSpace,
});

export type ImportedField = keyof typeof importedFields;
