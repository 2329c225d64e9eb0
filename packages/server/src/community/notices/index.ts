export { insertPost, updatePost, deletedPosts } from './board-post.repository.ts';
export { NOTICE_FILE_USE } from './notice.repository.ts';
