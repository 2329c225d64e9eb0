import type { Path } from 'slate';
import type { DocumentEditor } from './slate-types.ts';

/** The paths of the cells of a cell selection; nothing when text is selected. */
export const findSelectedCells = (_editor: DocumentEditor): readonly Path[] | undefined => undefined;
