import { Type, type Static } from 'typebox';
import { defineEndpoint } from '../define-endpoint.ts';
import { entity, strictObject } from '../fields.ts';
import { brandProfile } from './brand-profile.ts';
import { companyItemLine } from './company-item.ts';
import { COMPANY_ITEM_LIMITS } from './company-item-limits.ts';
import { shownCases } from './work-case.ts';

const { compared } = COMPANY_ITEM_LIMITS;
/** A public id or a number, as one item is named. */
const REF = '([1-9]\\d{0,14}|[A-Za-z0-9_-]{21})';

/** A company beside others: its line in the list, its finished works, and what the tax office said of its vendor. */
const comparedCompany = entity('ComparedCompany', {
  ...companyItemLine.properties,
  work_cases: shownCases,
  business_check: brandProfile.properties.business_check,
});

export const compareCompanyItems = defineEndpoint({
  id: 'company_items.compare',
  title: '업체 비교',
  method: 'GET',
  path: '/api/commons/company_item_compare/',
  audience: ['everybody'],
  reads: ['company_item', 'evaluation', 'user'],
  origin: 'extension',
  summary:
    'Up to four approved company items by their public ids or numbers with commas between them, in this order. What nobody may read any more is left out.',
  query: strictObject({
    ids: Type.String({
      pattern: `^${REF}(,${REF}){0,${compared - 1}}$`,
      maxLength: 22 * compared - 1,
      label: '업체',
    }),
  }),
  response: Type.Array(comparedCompany, { maxItems: compared }),
});

export type ComparedCompany = Static<typeof comparedCompany>;
