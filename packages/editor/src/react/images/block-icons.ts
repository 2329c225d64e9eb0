/** Shapes of the tools of pictures and videos: one path each on a field of 24 by 24, drawn as a line. */
export const BLOCK_ICONS = {
  left: 'M4 5h9v8H4zM16 7h4M16 11h4M4 17h16',
  center: 'M7.5 5h9v8h-9zM4 17h16',
  right: 'M11 5h9v8h-9zM4 7h4M4 11h4M4 17h16',
  description: 'M4 5h16v9H4zM7 18h10M9 21h6',
  replace: 'M4 12a8 8 0 0 1 13.5-5.8L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.5 5.8L4 15.5M4 20v-4.5h4.5',
  remove: 'M4 6h16M9 6V4h6v2M6 6l1 14h10l1-14M10 10v6M14 10v6',
} as const;
