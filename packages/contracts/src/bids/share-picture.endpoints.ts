import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { binary, recordRef, strictObject } from '../fields.ts';

const version = Type.Optional(Type.String({ maxLength: 20, label: '판' }));

export const getCompanySharePicture = defineEndpoint({
  id: 'company_items.share_picture',
  title: '업체 소개 공유 그림',
  method: 'GET',
  path: '/api/commons/company_item_picture/{id}/',
  params: strictObject({ id: recordRef }),
  audience: ['everybody'],
  origin: 'extension',
  summary: 'The picture of 1,200 × 630 px that other sites show with a link to a company; `version` is of its address.',
  query: strictObject({ version }),
  response: Type.Unsafe<unknown>(binary),
  responseTypes: ['image/jpeg'],
});

export const getBrandSharePicture = defineEndpoint({
  id: 'users.brand_share_picture',
  title: '업체 평가 공유 그림',
  method: 'GET',
  path: '/api/users/brand_picture/{id}/',
  audience: ['everybody'],
  origin: 'extension',
  summary: 'The picture of 1,200 × 630 px that other sites show with a link to a brand; `version` is of its address.',
  query: strictObject({ version }),
  response: Type.Unsafe<unknown>(binary),
  responseTypes: ['image/jpeg'],
});

export const getResultSharePicture = defineEndpoint({
  id: 'suggest_items.result_picture',
  title: '선정 결과 공유 그림',
  method: 'GET',
  path: '/api/apts/suggest_item_picture/{id}/',
  params: strictObject({ id: recordRef }),
  audience: ['everybody'],
  origin: 'extension',
  summary:
    'The picture of 1,200 × 630 px that other sites show with a link to an awarded notice: its title, winner, amount and number of offers. There is none before the award, nor after it was withdrawn; `version` is of its address.',
  query: strictObject({ version }),
  response: Type.Unsafe<unknown>(binary),
  responseTypes: ['image/jpeg'],
});
