export { notifyOffice as notifySuggestItemOffice } from './suggest-item.notifications.ts';
export { suggestItemNotFound } from './suggest-item.policy.ts';
export { findDemoPrice } from './demo-subjects.ts';
export {
  readItem as readSuggestItem,
  toLine as toSuggestItemLine,
  toState as toStateAt,
} from './suggest-item.presenter.ts';
export {
  findLines as findSuggestItemLines,
  holdItem as holdSuggestItem,
  type LockedSuggestItem,
} from './suggest-item.repository.ts';
export {
  type AwardRevocation,
  awardRevocations,
  type RequestDecision,
  requestDecisions,
} from './requests-on-item.repository.ts';
