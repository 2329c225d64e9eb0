export { countCommentRecommend, findComment } from './comment.repository.ts';
export { getCommented } from './comment.service.ts';
export { reportedComments } from './reported.ts';
