export { findLines as findKaptNoticeLines } from './kapt-notice.presenter.ts';
export { KAPT_NOTICES_READ } from './read-kapt-notices.ts';
export { takeUnmatched } from './take-unmatched.ts';
