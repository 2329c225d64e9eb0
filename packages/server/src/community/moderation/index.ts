export {
  type CaseObject,
  findLastCase,
  listAppealsOf,
  lockCase,
  lockOpenCase,
  type ReviewCaseRow,
  updateCase,
  wasDismissed,
} from './review-case.repository.ts';
