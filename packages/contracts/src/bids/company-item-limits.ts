/** Limits of a company item. */
export const COMPANY_ITEM_LIMITS = {
  titleCharacters: 60,
  descriptionCharacters: 120,
  /** Further sub-categories beside the main one. */
  tags: 5,
  /** More than there are sigungu. */
  regions: 300,
  /** Finished works that an item shows, and the pictures of each. */
  cases: 12,
  casePictures: 6,
  caseCharacters: 500,
  sizeCharacters: 60,
  /** Won. */
  caseAmount: 1_000_000_000_000,
  /** Items that one placement shows. */
  placed: 10,
  /** Items that are shown side by side. */
  compared: 4,
  /** Favourites of one account, whose list looks each of them up. */
  favourites: 300,
  /** Items of a state are counted up to so many. */
  counted: 1000,
  /** Characters of a short link. */
  linkCharacters: 7,
} as const;
