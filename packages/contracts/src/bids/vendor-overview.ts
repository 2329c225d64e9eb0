import { Type, type Static } from 'typebox';
import { EditState } from '../codes/edit-state.ts';
import { entity, nullable, strictObject } from '../fields.ts';
import { advertisement } from '../site/advertisement.ts';
import { brandEvaluation } from './brand-evaluation.ts';
import { companyItemLine } from './company-item.ts';
import { complianceDocument } from './compliance-document.ts';

/** So many of each kind are named on the home of a vendor; those that need the vendor come first. */
export const OVERVIEW_ROWS = 4;
/** Showings and clicks are summed over so many days. */
export const OVERVIEW_DAYS = 30;

const rows = { maxItems: OVERVIEW_ROWS };
const count = Type.Integer({ minimum: 0 });

/** The records of a vendor with us, and its open tasks. */
export const vendorOverview = entity('VendorOverview', {
  brand_status_type: EditState.schema,
  /** Why the business facts were refused. */
  reject_reason: nullable(Type.String()),
  company_items: strictObject({
    count,
    rows: Type.Array(
      Type.Pick(companyItemLine, ['nano_id', 'title', 'edit_state_type', 'is_public', 'reason', 'views', 'favs']),
      rows,
    ),
  }),
  evaluations: strictObject({
    count,
    /** The displayed total in stars; 0 without evaluations. */
    stars: Type.Number({ minimum: 0, maximum: 5 }),
    /** Those without a reply. */
    unanswered: count,
    rows: Type.Array(
      strictObject({
        ...Type.Pick(brandEvaluation, ['id', 'comment', 'total', 'category2', 'created']).properties,
        is_answered: Type.Boolean(),
      }),
      rows,
    ),
  }),
  advertisements: strictObject({
    count,
    /** Of all advertisements in the last days. */
    impressions: count,
    clicks: count,
    rows: Type.Array(
      Type.Pick(advertisement, ['id', 'title', 'state', 'live_state', 'paid', 'date_start', 'date_end', 'reason']),
      rows,
    ),
  }),
  documents: strictObject({
    count,
    rows: Type.Array(Type.Pick(complianceDocument, ['id', 'kind', 'title', 'state', 'reason', 'expiry_date']), rows),
  }),
});

export type VendorOverview = Static<typeof vendorOverview>;
