import { lazyPiece } from '../lazy-piece.tsx';

/**
 * Lets people drop an image anywhere on the page (SPEC §2): while files are dragged over it, a cover tells where they go; the
 * first image is used, and the person is told when there were more or none. Draws nothing otherwise. Text that is dragged,
 * and areas that take files themselves, stay as they are. Of several on a page the last one counts.
 */
export const PageDrop = lazyPiece(
  () => import('./page-drop-body.tsx'),
  'PageDropBody',
  () => null,
);
