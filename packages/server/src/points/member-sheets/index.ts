/** Sheets of members that operators upload: what is common to entries by hand and to gifts. */
export { readMemberSheet, type SheetShape } from './read-member-sheet.ts';
export { type MemberCells, toSheetKey, toText, toUserId, toWhole } from './sheet-cells.ts';
export { findMemberReasons, readMembers, type SheetMember } from './sheet-members.ts';
export { writeTemplate } from './write-template.ts';
