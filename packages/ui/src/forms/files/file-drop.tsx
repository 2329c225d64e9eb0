import { lazyComponent } from '../../lazy-component.tsx';
import { AreaPlaceholder } from './area-placeholder.tsx';

/**
 * A field for files, by dropping or by a button, with their sizes, states and limits (by default one file of at most
 * 10 MB). The caller sends them: `<FileDrop {...useUploads(send).area} />`.
 */
export const FileDrop = lazyComponent(() => import('./file-drop-body.tsx'), 'FileDropBody', AreaPlaceholder);
