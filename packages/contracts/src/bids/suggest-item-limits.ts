/** Limits of bid notices and of the requests (offers) on them. */
export const SUGGEST_ITEM_LIMITS = {
  titleCharacters: 100,
  businessTitleCharacters: 100,
  tags: 10,
  /** Vendors that a notice invites (FACTS §9). */
  invited: 10,
  /** More than there are sigungu. */
  regions: 300,
  files: 10,
  /** Rows of the price table of a notice. */
  priceRows: 50,
  /** Won. */
  amount: 1_000_000_000_000,
  reasonCharacters: 500,
  /** Characters of the place of a site briefing or an opening. */
  placeCharacters: 200,
  papersCharacters: 2000,
  units: 100_000,
} as const;

/** An addendum leaves so many days until closing at least (DECISIONS, Bids). */
export const ADDENDUM_DAYS = 5;
/** Of a notice with a site briefing the briefing comes so many days after its publication at least (FACTS §9). */
export const BRIEFING_DAYS = 5;
/** The last hours before its end, in which a notice is CLOSING (FACTS §10.7). */
export const CLOSING_HOURS = 24;
