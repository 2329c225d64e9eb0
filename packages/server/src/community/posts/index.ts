export { type AuthorRow, findAuthorAccount, selectAuthor, toAuthor, toAuthorName } from './author.ts';
export { type Blocked, findBlocked, isNoneOf } from './blocked.ts';
export { hasWords } from './check-post.ts';
export { readFiles, toPostLine } from './community-post.presenter.ts';
export {
  type CommunityLineRow,
  type CommunityPostRow,
  countAnswer,
  countPostRecommend,
  findPost,
  findPostOfBoard,
  isRecommended,
  lockPost,
  markQuestionAccepted,
  reopenQuestion,
  selectLines,
} from './community-post.repository.ts';
export { DEMO_ANSWERS, DEMO_COMMENTS, DEMO_POSTS, DEMO_REPLIES } from './demo-post-texts.ts';
export { DEMO_FIELD_POSTS } from './demo-field-posts.ts';
export { listDemoAuthors, seedDemoReward, TRIED_ACCOUNTS } from './demo-posts.ts';
export { type Author, findAuthor, findReader, isAuthor, isThere, mayReadPost, type Reader } from './reader.ts';
export { type Reported, type ReportedObjects, reportedPosts } from './reported.ts';
export { payReward, takeBackReward } from './reward.ts';
export type { Writer } from './screening.ts';
