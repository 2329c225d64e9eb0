import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { binary, strictObject } from '../fields.ts';
import { parcelSheet } from './parcel-sheet.ts';

const audience = ['staff'] as const;

export const getParcelTemplate = defineEndpoint({
  id: 'shops.get_parcel_template',
  title: '송장 번호 엑셀 양식',
  method: 'GET',
  path: '/api/shops/parcel_template/',
  audience,
  origin: 'extension',
  summary: 'An XLSX file to fill in with orders, carriers and tracking numbers.',
  response: strictObject({ name: Type.String(), base64: Type.String() }),
});

export const checkParcelSheet = defineEndpoint({
  id: 'shops.check_parcel_sheet',
  title: '송장 번호 엑셀 확인',
  method: 'POST',
  path: '/api/shops/parcel_sheet/',
  audience,
  origin: 'extension',
  encoding: 'multipart',
  showsPersonalData: true,
  summary:
    'Reads an XLSX file of tracking numbers, 1,000 lines at most, and says of each whether its order can be shipped with it. It changes nothing: the orders are shipped one by one.',
  body: strictObject({ file: binary }),
  response: parcelSheet,
});
