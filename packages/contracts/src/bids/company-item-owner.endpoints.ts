import { Type } from 'typebox';
import { AdType } from '../codes/advertisement-codes.ts';
import { EditState } from '../codes/edit-state.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { DOCUMENT_BODY_BYTES } from '../documents/rich-document.ts';
import { labelled, oneOf, recordRef, search, seenVersion, strictObject } from '../fields.ts';
import { endlessPageQuery, pageOf } from '../page.ts';
import { companyItem, companyItemFields, companyItemLine } from './company-item.ts';
import { COMPANY_ITEM_LIMITS } from './company-item-limits.ts';

/** The calls of vendors about their own items, and of our staff about all. */
export const listCompanyItems = defineEndpoint({
  id: 'company_items.list',
  title: '업체 소개 목록',
  method: 'GET',
  path: '/api/commons/company_item/',
  audience: ['brand', 'staff'],
  reads: ['company_item'],
  summary: 'Company items in every state: all for staff, their own for vendors.',
  query: strictObject({
    ...endlessPageQuery,
    search,
    edit_state_type: Type.Optional(EditState.schema),
    ad_type: Type.Optional(AdType.schema),
    ordering: Type.Optional(oneOf('-created', 'created', '-updated')),
  }),
  response: pageOf(companyItemLine),
});

export const countCompanyItems = defineEndpoint({
  id: 'company_items.count_states',
  title: '업체 소개 상태별 수',
  method: 'GET',
  path: '/api/commons/company_item_state_count/',
  audience: ['staff'],
  reads: ['company_item'],
  origin: 'extension',
  summary: 'How many company items are in each state, up to 1,000: enough to know what waits.',
  response: Type.Array(
    strictObject({
      state: EditState.schema,
      count: Type.Integer({ minimum: 0, maximum: COMPANY_ITEM_LIMITS.counted }),
    }),
    { maxItems: EditState.options.length },
  ),
});

export const createCompanyItem = defineEndpoint({
  id: 'company_items.create',
  title: '업체 소개 등록',
  method: 'POST',
  path: '/api/commons/company_item/',
  audience: ['brand'],
  changes: ['company_item'],
  summary: 'Writes a company item: handed in for review (3, the default) or a draft (0), which may be incomplete.',
  maxBodyBytes: DOCUMENT_BODY_BYTES,
  body: strictObject({
    ...companyItemFields,
    work_cases: Type.Optional(companyItemFields.work_cases),
    edit_state_type: Type.Optional(
      Type.Unsafe<0 | 3>({ type: 'integer', enum: [EditState.WAIT, EditState.PENDING], label: '상태' }),
    ),
  }),
  response: companyItem,
});

export const updateCompanyItem = defineEndpoint({
  id: 'company_items.update',
  title: '업체 소개 수정·심사',
  method: 'PUT',
  path: '/api/commons/company_item/{id}/',
  params: strictObject({ id: recordRef }),
  audience: ['brand', 'staff'],
  changes: ['company_item'],
  summary:
    'Its vendor changes the content, of which the approved version stays public until staff approve, or asks for a state; staff decide about the state (409 invalid_transition otherwise). Refusing and hiding by staff need a reason. `updated` is that of the version the caller has seen.',
  maxBodyBytes: DOCUMENT_BODY_BYTES,
  body: strictObject({
    ...Type.Partial(strictObject(companyItemFields)).properties,
    edit_state_type: Type.Optional(labelled('상태', EditState.schema)),
    reason: Type.Optional(Type.String({ maxLength: 300, label: '사유' })),
    updated: seenVersion,
  }),
  logged: companyItemLine,
  response: companyItem,
});
