import { AGO, DOCUMENT, marked, one, owned, TEXT } from './seed.ts';

/** Requests of two vendors on a notice each, but some of many vendors on one notice. */
export const SUGGEST_REQUESTS = one('suggest_request', {
  nano_id: `'R' || lpad(n::text, 20, '0')`,
  item_id: 'case when other then :suggestItem: else 1000000 + n end',
  brand_id: `case when other then 1000000 + n else ${owned('brand', 'otherBrand')} end`,
  company_item_id: marked(':companyItem:', 'null'),
  state: marked(`'awarded'`, `'sent'`),
  content: DOCUMENT,
  price_lines: `'[]'`,
  total_price: 'n',
  vat_mode: `'included'`,
  sent: AGO,
  hash: `md5(n::text)`,
  // Triggers do not run while tables are filled.
  space_id: owned('space', 'otherSpace'),
  is_open: 'true',
  created: AGO,
  updated: AGO,
});

const ALERT = {
  brand_id: owned('brand', 'otherBrand'),
  is_read: marked('true', 'false'),
  created: AGO,
};
export const SUGGEST_ALERTS = one('suggest_alert', { item_id: 'n', ...ALERT });
export const KAPT_ALERTS = one('kapt_alert', { notice_id: 'n', ...ALERT });

/** Messages about one request, and as many about others. */
export const SUGGEST_MESSAGES = one('suggest_message', {
  request_id: marked(':suggestRequest:', '1000000 + n'),
  user_id: ':brand:',
  is_from_vendor: 'n % 2 = 0',
  content: TEXT,
  created: AGO,
});
