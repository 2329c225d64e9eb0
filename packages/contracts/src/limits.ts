/** Limits that both server and client apply (SPEC §9). */
export const LIMITS = {
  /** Default size of one uploaded file, bytes. */
  fileBytes: 10 * 1024 * 1024,
  filesPerUpload: 10,
  /** Files that are looked up in one call. */
  filesRead: 100,
  /** Size of the JSON body of a call, bytes; more only where its contract says so (`maxBodyBytes`). */
  bodyBytes: 64 * 1024,
  /** Lifetime of a verification code, seconds (FACTS §6). */
  verificationCodeSeconds: 180,
  verificationResendSeconds: 30,
  /** Lifetime of the proof of a phone check, seconds. */
  verificationProofSeconds: 600,
  /** For this long a social sign-in proves that the owner of the account is there, seconds. */
  socialProofSeconds: 600,
  /** The recommender list is requested from this many characters on (SPEC §5). */
  recommenderSearchMin: 2,
  /** A search box waits this long after the last key press before it searches, ms. */
  searchDebounceMs: 300,
} as const;

/** The most rows of lists in answers that have no pages. */
export const ANSWER_LIMITS = {
  /** Days of statistics. */
  days: 366,
  /** The most active people of a period. */
  activePeople: 20,
  /** Devices of an account that get notifications; the one that took none for the longest time goes first. */
  pushDevices: 20,
  /** Open sessions of an account. */
  sessions: 50,
  /** The newest entries of a record's history, as the record shows them. */
  trail: 200,
  /** People whose data one response showed: as many as a page has rows. */
  people: 100,
  /** Recommenders above a member. */
  ancestors: 100,
  /** Goods that a reading of the catalogue added, repriced or lost. */
  goodChanges: 200,
  /** Brands, or categories, of vouchers that a list can be filtered by. */
  brands: 500,
  /** Advertisements of one kind on the home page. */
  homeAdvertisements: 10,
  /** Contracts on the time line of a work space. */
  contracts: 40,
  /** Brands that a search offers. */
  foundBrands: 20,
  /** Accounts of one kind with one phone number. */
  accountsOfPhone: 10,
} as const;

const MEGABYTE = 1024 * 1024;

/** The limits of uploads of one account. Temporary files count like all others. */
export const UPLOAD_LIMITS = {
  /**
   * On one day (Asia/Seoul), deleted files included: an office that enters its contracts of a year, with two files each,
   * or a picture of every household of a complex, needs a day or two.
   */
  filesPerDay: 300,
  bytesPerDay: 500 * MEGABYTE,
  /** That are stored at one time: four years of an office that attaches ten files of 500 KB on each of 250 working days. */
  files: 10_000,
  bytes: 5 * 1024 * MEGABYTE,
  /** A file that no record uses is kept so long: a temporary one (`is_temp`), and any other. Days. */
  temporaryDays: 1,
  unusedDays: 30,
} as const;
