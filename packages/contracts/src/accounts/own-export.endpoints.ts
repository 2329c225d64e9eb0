import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { binary, strictObject, timestamp } from '../fields.ts';
import { passwordField } from './user.ts';

export const createOwnExportLink = defineEndpoint({
  id: 'users.link_own_data',
  title: '내 데이터 내려받기',
  method: 'POST',
  isReadOnly: true,
  path: '/api/users/own_data/',
  audience: ['general', 'brand', 'staff'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'An address from which the signed-in member downloads its own data in the next minutes; once a day.',
  body: strictObject({ password: Type.Optional(passwordField) }),
  response: strictObject({ url: Type.String(), expires: timestamp }),
});

export const downloadOwnExport = defineEndpoint({
  id: 'users.download_own_data',
  title: '내 데이터 파일 내려받기',
  method: 'GET',
  path: '/api/users/own_data_download/',
  audience: ['everybody'],
  origin: 'extension',
  summary: 'The ZIP with the data of one account, with the proof `t` of an address we gave to it.',
  query: strictObject({ t: Type.String({ maxLength: 200 }) }),
  response: Type.Unsafe<unknown>(binary),
  responseTypes: ['application/zip'],
});
