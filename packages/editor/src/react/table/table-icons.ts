/** Shapes of the table tools: one path each on a field of 24 by 24, drawn as a line. */
export const TABLE_ICONS = {
  insertRowAbove: 'M4 13h16v7H4zM12 13v7M12 3v6M9 6h6',
  insertRowBelow: 'M4 4h16v7H4zM12 4v7M12 15v6M9 18h6',
  deleteRow: 'M4 4h16v7H4zM12 4v7M9.5 15.5l5 5M14.5 15.5l-5 5',
  insertColumnLeft: 'M13 4h7v16h-7zM13 12h7M3 12h6M6 9v6',
  insertColumnRight: 'M4 4h7v16H4zM4 12h7M15 12h6M18 9v6',
  deleteColumn: 'M4 4h7v16H4zM4 12h7M15.5 9.5l5 5M20.5 9.5l-5 5',
  toggleHeaderRow: 'M4 4h16v16H4zM4 10h16M12 10v10M4.5 6h15M4.5 8h15',
  toggleHeaderColumn: 'M4 4h16v16H4zM10 4v16M10 12h10M6 4.5v15M8 4.5v15',
  mergeCells: 'M4 5h16v14H4zM7 12h4M9 10l2 2-2 2M17 12h-4M15 10l-2 2 2 2',
  splitCell: 'M4 5h16v14H4zM12 5v14M9.5 12H6.5M8 10.5L6.5 12 8 13.5M14.5 12h3M16 10.5l1.5 1.5-1.5 1.5',
  background: 'M4 4h16v16H4zM4 12h16M12 4v16M12.5 17.5l5-5M12.5 14l1.5-1.5M16 17.5l1.5-1.5',
  columnWidth: 'M4 5v14M20 5v14M7.5 12h9M10 9.5 7.5 12l2.5 2.5M14 9.5l2.5 2.5-2.5 2.5',
  pickCells: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM14 14l6 2.4-2.6 1-1 2.6z',
  deleteTable: 'M4 6h16M9 6V4h6v2M6 6l1 14h10l1-14M10 10v6M14 10v6',
} as const;
