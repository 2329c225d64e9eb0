/** Purchases of so many days before a post is blocked are refunded. */
export const REFUND_DAYS = 7;

export const COMMUNITY_LIMITS = {
  titleCharacters: 100,
  /** The preview that everybody reads of a post that is sold or for some job grades only. */
  previewCharacters: 300,
  files: 10,
  /** Points of a reward or a price. */
  price: 100_000,
  commentCharacters: 1000,
  /** Members that one comment mentions, those taken out of it later included. */
  mentions: 10,
  /** Drafts of one member. */
  drafts: 50,
  answersPerQuestion: 200,
  /** Earlier versions of a post that are kept besides those that a member has bought. */
  versions: 50,
  /** Bookmarks of one member. */
  bookmarks: 1000,
  /** Authors of whose new posts one member is told. */
  authorFollows: 500,
  /** Ratings are stored 1–10 and shown halved. */
  rating: 10,
} as const;
