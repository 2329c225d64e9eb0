import { Type } from 'typebox';
import { AdType } from '../codes/advertisement-codes.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { nanoId, nonEmptyString, oneOf, recordRef, search, strictObject, MAX_INT4 } from '../fields.ts';
import { pageOf, pageQuery } from '../page.ts';
import { companyItem, companyItemLine } from './company-item.ts';
import { COMPANY_ITEM_LIMITS } from './company-item-limits.ts';

/** The calls of readers. Those of vendors are in another file, so that visitors do not load their validators. */
export const listPublicCompanyItems = defineEndpoint({
  id: 'company_items.list_public',
  title: '업체 찾기',
  method: 'GET',
  path: '/api/commons/company_item_public/',
  audience: ['everybody'],
  reads: ['company_item', 'evaluation'],
  summary:
    'Approved company items, the newest first. `category` is a sub-category or a group, `region` a sigungu and `sido` all of a sido by its short name (서울), of which `region` wins; both also find who works everywhere. `is_fav` finds the favourites of the caller.',
  query: strictObject({
    ...pageQuery,
    category: Type.Optional(Type.Integer({ minimum: 1, maximum: 1499, label: '분야' })),
    region: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_INT4, label: '지역' })),
    sido: Type.Optional(nonEmptyString('시·도', 20)),
    search,
    is_fav: Type.Optional(Type.Boolean({ label: '관심 업체' })),
    ordering: Type.Optional(oneOf('-listed', '-rating', '-views', 'company_name')),
  }),
  response: pageOf(companyItemLine),
});

export const listPlacedCompanyItems = defineEndpoint({
  id: 'company_items.list_placed',
  title: '업체 목록의 배너와 팝업',
  method: 'GET',
  path: '/api/commons/company_item_placed/',
  audience: ['everybody'],
  reads: ['company_item', 'evaluation'],
  origin: 'extension',
  summary: 'Approved items of one ad type, each in turn.',
  query: strictObject({ ad_type: AdType.schema }),
  response: Type.Array(companyItemLine, { maxItems: COMPANY_ITEM_LIMITS.placed }),
});

export const getCompanyItem = defineEndpoint({
  id: 'company_items.get',
  title: '업체 소개 보기',
  method: 'GET',
  path: '/api/commons/company_item/{id}/',
  params: strictObject({ id: recordRef }),
  audience: ['everybody'],
  reads: ['company_item', 'evaluation'],
  summary:
    'One company item: its approved version for everybody, with what waits for review and what happened to it for its vendor and staff.',
  response: companyItem,
});

const link = strictObject({ short_link: nonEmptyString('짧은 주소', 100) });
const linkTarget = strictObject({ nano_id: nanoId });

export const findCompanyItemLink = defineEndpoint({
  id: 'company_items.find_link',
  title: '짧은 주소 찾기',
  method: 'GET',
  path: '/api/commons/company_item_short_link/',
  audience: ['everybody'],
  summary: 'The item of a short link.',
  query: link,
  response: linkTarget,
});

export const openCompanyItemLink = defineEndpoint({
  id: 'company_items.open_link',
  title: '짧은 주소 열기',
  method: 'POST',
  path: '/api/commons/company_item_short_link/',
  audience: ['everybody'],
  summary: 'The item of a short link, counted as a scan unless a bot asks.',
  body: link,
  response: linkTarget,
});

const item = { nano_id: nanoId };

export const countCompanyItemView = defineEndpoint({
  id: 'company_items.count_view',
  title: '업체 소개 읽음',
  method: 'POST',
  path: '/api/commons/company_item_view/',
  audience: ['everybody'],
  origin: 'extension',
  summary:
    'Counts that an item is read: a member once a day (Asia/Seoul); a browser sends it once a day for a visitor, of whom nothing is kept. The vendor and operators do not count.',
  body: strictObject(item),
  response: strictObject({ views: Type.Integer({ minimum: 0 }) }),
});

export const favouriteCompanyItem = defineEndpoint({
  id: 'company_items.favourite',
  title: '관심 업체',
  method: 'POST',
  path: '/api/commons/company_item_fav/',
  audience: ['general', 'brand'],
  changes: ['company_item'],
  origin: 'extension',
  summary: `Puts an item among the favourites of the caller, at most ${COMPANY_ITEM_LIMITS.favourites} (409 conflict), or takes it away.`,
  body: strictObject({ ...item, is_fav: Type.Boolean({ label: '관심 업체' }) }),
  response: strictObject({ is_fav: Type.Boolean(), favs: Type.Integer({ minimum: 0 }) }),
});
