import { Type } from 'typebox';
import { BuildingType, ComplexType } from '../codes/apartment-codes.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject, id, oneOf, phone, search, seenVersion } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { apartmentInfo, apartmentRevision } from './apartment-info.ts';
import { apartmentInfoFields } from './apt-info.ts';

/** The fields that an operator sends. Only here phone numbers are checked, because K-apt and older rows hold numbers of any format. */
const editableFields = { ...apartmentInfoFields, tel: phone('관리사무소 전화'), fax: phone('팩스') };
const { name, ...otherFields } = editableFields;

export const listApartmentInfo = defineEndpoint({
  id: 'apts.list_apartment_info',
  title: '단지 목록',
  method: 'GET',
  path: '/api/apts/apt_info/',
  audience: ['staff'],
  reads: ['apartment_info'],
  summary:
    'Complexes as we keep them, last changed first unless ordered otherwise. `imported`: whether their facts have come from K-apt; `overridden`: whether an operator has written some.',
  query: strictObject({
    ...pageQuery,
    search,
    imported: Type.Optional(Type.Boolean()),
    overridden: Type.Optional(Type.Boolean()),
    building_type: Type.Optional(BuildingType.schema),
    complex_type: Type.Optional(ComplexType.schema),
    ordering: Type.Optional(oneOf('-updated', 'updated', 'name', '-name')),
  }),
  response: pageOf(apartmentInfo),
});

export const createApartmentInfo = defineEndpoint({
  id: 'apts.create_apartment_info',
  title: '단지 등록',
  method: 'POST',
  path: '/api/apts/apt_info/',
  audience: ['staff'],
  changes: ['apartment_info'],
  summary: 'Writes a complex by hand; a code that is kept already is refused (409).',
  body: strictObject({ name, ...Type.Partial(strictObject(otherFields)).properties }),
  logged: apartmentInfo,
  response: apartmentInfo,
});

export const getApartmentInfo = defineEndpoint({
  id: 'apts.get_apartment_info',
  title: '단지 보기',
  method: 'GET',
  path: '/api/apts/apt_info/{id}/',
  audience: ['staff'],
  reads: ['apartment_info'],
  summary: 'One complex.',
  response: apartmentInfo,
});

export const updateApartmentInfo = defineEndpoint({
  id: 'apts.update_apartment_info',
  title: '단지 수정',
  method: 'PUT',
  path: '/api/apts/apt_info/{id}/',
  audience: ['staff'],
  changes: ['apartment_info'],
  summary:
    'Changes the given fields and marks them as overridden; `released_fields` take K-apt’s value again at the next import. If `updated` is no longer right, 409 with the newer complex as `current`.',
  body: strictObject({
    ...Type.Partial(strictObject(editableFields)).properties,
    released_fields: Type.Optional(
      Type.Array(apartmentInfo.properties.overridden_fields.items, {
        maxItems: 100,
        label: 'K-apt 값으로 되돌릴 항목',
      }),
    ),
    updated: seenVersion,
  }),
  logged: apartmentInfo,
  response: apartmentInfo,
});

export const importApartmentInfo = defineEndpoint({
  id: 'apts.import_apartment_info',
  title: '단지 다시 가져오기',
  method: 'POST',
  path: '/api/apts/apt_info_import/',
  audience: ['staff'],
  changes: ['apartment_info'],
  summary: 'Asks K-apt for a complex again and merges what it says into a new revision; overridden fields stay.',
  body: strictObject({ apt_info_id: id }),
  logged: apartmentInfo,
  response: apartmentInfo,
});

export const listApartmentRevisions = defineEndpoint({
  id: 'apts.list_apartment_revisions',
  title: '단지 변경 이력',
  method: 'GET',
  path: '/api/apts/apt_info/{id}/revisions/',
  audience: ['staff'],
  reads: ['apartment_info'],
  origin: 'extension',
  summary: 'Every change of a complex with its differences, newest first.',
  query: strictObject(pageQuery),
  response: pageOf(apartmentRevision),
});
