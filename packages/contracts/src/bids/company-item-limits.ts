/** Limits of a company item. */
export const COMPANY_ITEM_LIMITS = {
  titleCharacters: 60,
  descriptionCharacters: 120,
  /** Further sub-categories beside the main one. */
  tags: 5,
  /** More than there are sigungu. */
  regions: 300,
  /** Items that one placement shows. */
  placed: 10,
  /** Characters of a short link. */
  linkCharacters: 7,
} as const;
