export { suggestItemNotFound } from './suggest-item.policy.ts';
export { toLine as toSuggestItemLine, toState as toStateAt } from './suggest-item.presenter.ts';
export {
  findLines as findSuggestItemLines,
  findStanding as findSuggestItem,
  holdItem as holdSuggestItem,
  isReadBy as isSuggestItemReadBy,
  lockItem as lockSuggestItem,
  type LockedSuggestItem,
  type SuggestItemLineRow,
} from './suggest-item.repository.ts';
export { type RequestDecision, requestDecisions } from './requests-on-item.repository.ts';
