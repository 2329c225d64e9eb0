/** Sheets of members that operators upload: what is common to entries by hand and to gifts. */
export { toSheetKey, toUserId } from './sheet-cells.ts';
export { findMemberReasons, readMembers, type SheetMember } from './sheet-members.ts';
