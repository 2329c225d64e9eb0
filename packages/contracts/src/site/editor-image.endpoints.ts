import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { binary, strictObject, nanoId } from '../fields.ts';

/**
 * A picture for a document: the document holds `id` as `fileId`; `src` shows it before the document is saved (10
 * minutes or more). The size is in px after orientation.
 */
const editorImage = strictObject({
  id: nanoId,
  src: Type.String(),
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
});

export const writeEditorImage = defineEndpoint({
  id: 'commons.write_editor_image',
  title: '본문 이미지 올리기',
  method: 'POST',
  path: '/api/commons/editor_image/',
  audience: ['general', 'brand', 'staff'],
  encoding: 'multipart',
  summary:
    'Stores one picture for a document: re-encoded, turned upright. It is collected after a day unless a document that shows it is saved.',
  body: strictObject({ image: binary }),
  response: editorImage,
});
