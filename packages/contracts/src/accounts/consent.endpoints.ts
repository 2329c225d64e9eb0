import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { strictObject, id } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { consentRecord, consentState } from './consent.ts';

export const listConsents = defineEndpoint({
  id: 'users.list_consents',
  title: '약관 동의 목록',
  method: 'GET',
  path: '/api/users/consent/',
  audience: ['general', 'brand', 'staff'],
  reads: ['consent'],
  origin: 'extension',
  summary: 'What the signed-in member agreed to or declined, newest first, with what still waits for an answer.',
  query: strictObject(pageQuery),
  response: strictObject({ ...pageOf(consentRecord).properties, ...consentState.properties }),
});

export const changeConsent = defineEndpoint({
  id: 'users.change_consent',
  title: '약관 동의 변경',
  method: 'POST',
  path: '/api/users/consent/',
  audience: ['general', 'brand', 'staff'],
  changes: ['consent'],
  refusedWhileActing: true,
  origin: 'extension',
  summary: 'Agrees to versions in force, or changes the consent to marketing. Agreeing again changes nothing.',
  body: strictObject({
    document_ids: Type.Optional(Type.Array(id, { minItems: 1, maxItems: 10, label: '동의할 문서' })),
    marketing: Type.Optional(Type.Boolean({ label: '마케팅 정보 수신' })),
  }),
  response: consentState,
});
