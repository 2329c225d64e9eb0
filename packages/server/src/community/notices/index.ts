export {
  countComment,
  deletedPosts,
  deletePost,
  fileCount,
  insertPost,
  insertPosts,
  isFirstViewOfDay,
  setPostStatus,
  updatePost,
} from './board-post.repository.ts';
export { NOTICE_FILE_USE } from './notice.repository.ts';
