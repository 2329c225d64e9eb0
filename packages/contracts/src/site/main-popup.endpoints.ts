import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { DOCUMENT_BODY_BYTES } from '../documents/rich-document.ts';
import { strictObject, ok, oneOf, search } from '../fields.ts';
import { endlessPageQuery, pageOf } from '../page.ts';
import { mainPopup, mainPopupSummary, popupAudience, popupFields } from './main-popup.ts';
import { POPUP_STATES } from './main-popup-rules.ts';

/** Without an audience a new popup is for everybody, as the specification has it. */
const body = strictObject({ ...popupFields, audience: Type.Optional(popupAudience) });

export const listMainPopups = defineEndpoint({
  id: 'commons.list_main_popups',
  title: '팝업 목록',
  method: 'GET',
  path: '/api/commons/main_popup/',
  audience: ['staff'],
  reads: ['popup'],
  summary: 'Main popups, newest first. `search` finds a part of the title.',
  query: strictObject({ ...endlessPageQuery, search, state: Type.Optional(oneOf(...POPUP_STATES)) }),
  response: pageOf(mainPopupSummary),
});

export const createMainPopup = defineEndpoint({
  id: 'commons.create_main_popup',
  title: '팝업 등록',
  method: 'POST',
  path: '/api/commons/main_popup/',
  audience: ['staff'],
  changes: ['popup', 'staff_log'],
  summary:
    'Makes a main popup. Images of the content must have been uploaded by the caller or be used by another popup.',
  maxBodyBytes: DOCUMENT_BODY_BYTES,
  body,
  logged: mainPopup,
  response: mainPopup,
});

export const getMainPopup = defineEndpoint({
  id: 'commons.get_main_popup',
  title: '팝업 보기',
  method: 'GET',
  path: '/api/commons/main_popup/{id}/',
  audience: ['staff'],
  reads: ['popup'],
  summary: 'One main popup.',
  response: mainPopup,
});

export const updateMainPopup = defineEndpoint({
  id: 'commons.update_main_popup',
  title: '팝업 수정',
  method: 'PUT',
  path: '/api/commons/main_popup/{id}/',
  audience: ['staff'],
  changes: ['popup', 'staff_log'],
  summary: 'Changes the given fields of a main popup.',
  maxBodyBytes: DOCUMENT_BODY_BYTES,
  body: Type.Partial(body, { additionalProperties: false }),
  logged: mainPopup,
  response: mainPopup,
});

export const deleteMainPopup = defineEndpoint({
  id: 'commons.delete_main_popup',
  title: '팝업 삭제',
  method: 'DELETE',
  path: '/api/commons/main_popup/{id}/',
  audience: ['staff'],
  changes: ['popup', 'staff_log'],
  summary: 'Deletes a main popup.',
  logged: mainPopup,
  response: ok,
});
