export { checkNotBanned, endBan, findBanOf, insertBan } from './ban.repository.ts';
export { checkText, type Held } from './check-text.ts';
export { holdText } from './hold-text.ts';
export { toReadText } from './read-text.ts';
export { checkNewAuthorPace } from './new-author.ts';
export {
  type CaseObject,
  eraseCaseTexts,
  findLastCase,
  listAppealsOf,
  lockCase,
  lockCaseOf,
  lockOpenCase,
  type ReviewCaseRow,
  updateCase,
  wasDismissed,
} from './review-case.repository.ts';
