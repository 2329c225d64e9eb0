export {
  countComment,
  deletedPosts,
  deletePost,
  fileCount,
  insertPost,
  insertPosts,
  updatePost,
} from './board-post.repository.ts';
export { NOTICE_FILE_USE } from './notice.repository.ts';
