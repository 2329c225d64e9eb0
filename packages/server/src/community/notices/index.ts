export {
  countComment,
  deletedPosts,
  deletePost,
  fileCount,
  insertPost,
  insertPosts,
  setPostStatus,
  updatePost,
} from './board-post.repository.ts';
export { NOTICE_FILE_USE } from './notice.repository.ts';
