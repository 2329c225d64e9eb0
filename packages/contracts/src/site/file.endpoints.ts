import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { STORED_FILE_TYPES } from './file-types.ts';
import { binary, strictObject, nanoId, ok, oneOf } from '../fields.ts';
import { file, image } from './file.ts';
import { region } from './region.ts';
import { LIMITS } from '../limits.ts';

export const writeImages = defineEndpoint({
  id: 'commons.write_images',
  title: '이미지 올리기',
  method: 'POST',
  path: '/api/commons/image_write/',
  audience: ['general', 'brand', 'staff'],
  encoding: 'multipart',
  summary:
    'Stores images: re-encoded, turned upright, with a thumbnail; of an animation the first frame. Those that no record uses are collected: temporary ones, which is the default, after a day, others after 30 days. An account has a limit of files and bytes, in a day and in all.',
  body: strictObject({
    images: Type.Array(binary, { minItems: 1, maxItems: LIMITS.filesPerUpload, label: '파일' }),
    is_base64: Type.Optional(Type.Boolean({ label: '그림 내용 받기' })),
    is_temp: Type.Optional(Type.Boolean({ label: '임시 파일' })),
  }),
  response: Type.Array(image, { maxItems: LIMITS.filesPerUpload }),
});

export const writeFiles = defineEndpoint({
  id: 'commons.write_files',
  title: '파일 올리기',
  method: 'POST',
  path: '/api/commons/file_write/',
  audience: ['general', 'brand', 'staff'],
  encoding: 'multipart',
  summary:
    'Stores files, 10 MB each by default; the kind is decided by the content. Those that no record uses are collected: temporary ones, which is the default, after a day, others after 30 days. An account has a limit of files and bytes, in a day and in all.',
  body: strictObject({
    files: Type.Array(binary, { minItems: 1, maxItems: LIMITS.filesPerUpload, label: '파일' }),
    is_temp: Type.Optional(Type.Boolean({ label: '임시 파일' })),
  }),
  response: Type.Array(file, { maxItems: LIMITS.filesPerUpload }),
});

export const readImage = defineEndpoint({
  id: 'commons.read_image',
  title: '이미지 정보 보기',
  method: 'POST',
  isReadOnly: true,
  path: '/api/commons/image/',
  audience: ['everybody'],
  summary: 'Facts of one image that the caller may read: a visitor those of records that everybody reads.',
  body: strictObject({ file_id: nanoId }),
  response: image,
});

export const readFiles = defineEndpoint({
  id: 'commons.read_files',
  title: '파일 정보 보기',
  method: 'POST',
  isReadOnly: true,
  path: '/api/commons/file/',
  audience: ['signed_in'],
  summary: 'Facts of files; those the signed-in account may not read are left out.',
  body: strictObject({ file_ids: Type.Array(nanoId, { minItems: 1, maxItems: LIMITS.filesRead }) }),
  response: Type.Array(file, { maxItems: LIMITS.filesRead }),
});

export const downloadFile = defineEndpoint({
  id: 'commons.download_file',
  title: '파일 내려받기',
  method: 'GET',
  path: '/api/commons/files/{nano_id}/',
  audience: ['everybody'],
  origin: 'extension',
  summary:
    'The file itself, or its thumbnail. A private one needs the access token of somebody who may read it, or the proof `t` of an address we gave.',
  query: strictObject({ size: Type.Optional(oneOf('thumb')), t: Type.Optional(Type.String({ maxLength: 100 })) }),
  response: Type.Unsafe<unknown>(binary),
  responseTypes: STORED_FILE_TYPES,
});

export const deleteFile = defineEndpoint({
  id: 'commons.delete_file',
  title: '파일 삭제',
  method: 'DELETE',
  path: '/api/commons/files/{nano_id}/',
  audience: ['signed_in'],
  origin: 'extension',
  summary: 'Deletes a file the signed-in account uploaded and that no record uses.',
  response: ok,
});

export const listRegions = defineEndpoint({
  id: 'commons.list_regions',
  title: '시군구 목록',
  method: 'GET',
  path: '/api/commons/sigungu/',
  audience: ['everybody'],
  summary: 'The 230 sigungu in force, in display order.',
  response: Type.Array(region, { maxItems: 1_000 }),
});
