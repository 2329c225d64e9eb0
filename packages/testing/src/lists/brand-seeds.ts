import { accounts, BRAND_COLUMNS } from './account-seeds.ts';
import { AGO, marked, one, owned, TEXT, TIMES } from './seed.ts';

const EVALUATION = {
  space_id: ':space:',
  user_id: ':general:',
  job_grade: '2',
  category2: '502',
  professionalism: '1 + n % 10',
  time_management: '8',
  communication: '8',
  safety_cleanliness: '8',
  cost_efficiency: '8',
  comment: TEXT,
  ...TIMES,
};
/** Evaluations of one brand, of which one of many is hidden. */
export const EVALUATIONS = one('brand_evaluation', {
  ...EVALUATION,
  brand_id: ':brand:',
  hidden: `case when n % 100 = 1 then ${AGO} end`,
  hide_reason: `case when n % 100 = 1 then '욕설' end`,
});
export const STAFF_EVALUATIONS = one('brand_evaluation', {
  ...EVALUATION,
  brand_id: owned('brand', 'otherBrand'),
  hidden: marked(AGO, 'null'),
  hide_reason: marked(`'욕설'`, 'null'),
  reported: marked(AGO, 'null'),
});

export const PLANS = one('brand_plan', {
  brand_id: owned('brand', 'otherBrand'),
  plan: '1 + n % 5',
  plan_start_date: `date '2020-01-01' + (n % 3000)::integer`,
  plan_end_date: `date '2020-01-30' + (n % 3000)::integer`,
  created: AGO,
});
/** Brands whose limit our staff have set. */
export const VIEW_LIMITS = accounts(1, 'brand_account', { ...BRAND_COLUMNS, suggest_item_view_limit: '30' });
/** Requests that are canceled or paid: an open one is the only one of its brand. */
export const PLAN_REQUESTS = one('brand_plan_request', {
  brand_id: owned('brand', 'otherBrand'),
  plan: '1',
  times: '1',
  tax_email: `'tax@danji.test'`,
  amount: '33000',
  state: marked('2', '3'),
  created: AGO,
});

export const COMPLIANCE_DOCUMENTS = one('compliance_document', {
  brand_id: owned('brand', 'otherBrand'),
  kind: 'n % 4',
  title: TEXT,
  number: `''`,
  issuer: `''`,
  state: 'case when other then 0 else 1 end',
  ...TIMES,
});
