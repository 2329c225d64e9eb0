/** The limits of rich documents (SPEC §9, Editor), shared by validator, editor and viewer. */
export const DOCUMENT_LIMITS = {
  /** Size of the stored JSON, bytes of UTF-8. */
  bytes: 1024 * 1024,
  blocks: 10_000,
  textLength: 20_000,
  urlLength: 2048,
  listLevels: 5,
  tableColumns: 50,
  tableRows: 500,
  tableSlots: 5000,
  tableSpan: 100,
  /** Narrowest table column, px. */
  columnWidthMin: 100,
  /** The size of a video where there is room, px. */
  videoWidth: 640,
  videoHeight: 360,
} as const;

/** The font sizes, px. The tenth is 16, the default, which is stored without a mark. */
export const FONT_SIZES = [11, 13, 15, 19, 24, 28, 30, 34, 38] as const;
export type FontSize = (typeof FONT_SIZES)[number];

/** Ids of the font families; the ninth is the product's own font, the default, which is stored without a mark. */
export const FONT_FAMILIES = [
  'malgun-gothic',
  'nanum-gothic',
  'nanum-myeongjo',
  'dotum',
  'gulim',
  'batang',
  'gungsuh',
  'monospace',
] as const;
export type FontFamily = (typeof FONT_FAMILIES)[number];

/** The format of a stored file's public id: our nano ids, and the uuids of the published schema. It is never an address. */
export const FILE_ID = /^(?:[A-Za-z0-9_-]{21}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
