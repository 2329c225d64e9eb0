import { Type } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { binary, strictObject } from '../fields.ts';
import { MAX_PRODUCT_LINES, productSheet } from './product-sheet.ts';

const audience = ['staff'] as const;

export const getProductTemplate = defineEndpoint({
  id: 'shops.get_product_template',
  title: '상품 엑셀 양식',
  method: 'GET',
  path: '/api/shops/product_template/',
  audience,
  origin: 'extension',
  summary: 'An XLSX file to fill in with products.',
  response: strictObject({ name: Type.String(), base64: Type.String() }),
});

export const checkProductSheet = defineEndpoint({
  id: 'shops.check_product_sheet',
  title: '상품 엑셀 확인',
  method: 'POST',
  path: '/api/shops/product_sheet/',
  audience,
  origin: 'extension',
  encoding: 'multipart',
  summary: `Reads an XLSX file of products, ${MAX_PRODUCT_LINES} lines at most, and says of each which product it adds or changes and how, or why it cannot. It changes nothing: the lines are applied one by one with the calls of products.`,
  body: strictObject({ file: binary }),
  response: productSheet,
});
