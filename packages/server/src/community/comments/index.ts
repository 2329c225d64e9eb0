export { countCommentRecommend, findComment } from './comment.repository.ts';
export { getCommented } from './comment.service.ts';
export { addDemoComment } from './demo-comments.ts';
export { reportedComments } from './reported.ts';
