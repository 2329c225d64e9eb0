/** Sheets of members that operators upload: what is common to entries by hand and to gifts. */
export { readMemberSheet } from './read-member-sheet.ts';
export { toSheetKey, toText, toUserId, toWhole } from './sheet-cells.ts';
export { findMemberReasons, readMembers, type SheetMember } from './sheet-members.ts';
export { writeTemplate } from './write-template.ts';
