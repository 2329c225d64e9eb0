/** An icon of the header: 44 px, and hardly more with a font twice as large, so that all of them fit on a narrow phone. */
export const HEADER_ICON = {
  width: 'clamp(44px, 2.75rem, 13vw)',
  minWidth: 0,
  paddingInline: 0,
  flexShrink: 0,
} as const;
