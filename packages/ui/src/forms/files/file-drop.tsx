import { lazyPiece } from '../../lazy-piece.tsx';
import { AreaPlaceholder } from './area-placeholder.tsx';

/**
 * Files by dropping or by a button, with their sizes, states and limits (10 MB each, one file, unless told otherwise). Sending
 * is the caller's part: `<FileDrop {...useUploads(send).area} />`.
 */
export const FileDrop = lazyPiece(() => import('./file-drop-body.tsx'), 'FileDropBody', AreaPlaceholder);
