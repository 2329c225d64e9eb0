import type { Upload } from '@danji/ui';
import { Editor, Point, Range, Transforms, type PointRef } from 'slate';
import { insertImage } from '../../core/slate/blocks.ts';
import type { DocumentEditor } from '../../core/slate/slate-types.ts';
import type { UploadedImage } from '../image-port.ts';
import { toImage } from './send-image.ts';

/**
 * The position for pictures that were pasted together. It moves with the text; document and history do not contain
 * it.
 */
export type Paste = { id: string; position: PointRef };

let lastId = 0;

/** Notes the place for pictures that come now: behind what is selected. */
export function startPaste(editor: DocumentEditor): Paste {
  lastId += 1;
  return {
    id: `paste-${lastId}`,
    position: Editor.pointRef(editor, editor.selection ? Range.end(editor.selection) : Editor.end(editor, [])),
  };
}

/** The place as it is now; the end of the text when it was deleted. */
export const positionOf = (editor: DocumentEditor, { position }: Paste): Point =>
  position.current ?? Editor.end(editor, []);

/** Inserts one picture. A caret elsewhere stays there; a caret still at the position moves behind the picture. */
function insertAt(editor: DocumentEditor, paste: Paste, image: UploadedImage): void {
  const point = positionOf(editor, paste);
  const { selection } = editor;
  const isHere = selection === null || (Range.isCollapsed(selection) && Point.equals(selection.anchor, point));
  const caret = isHere ? undefined : Editor.rangeRef(editor, selection);
  paste.position.unref();
  Transforms.select(editor, point);
  insertImage(editor, toImage(image));
  paste.position = Editor.pointRef(editor, editor.selection?.anchor ?? Editor.end(editor, []));
  const back = caret?.unref();
  if (back) Transforms.select(editor, back);
}

const isUnderWay = ({ state }: Upload<UploadedImage>): boolean => state === 'waiting' || state === 'sending';

/**
 * Inserts the uploaded pictures in the order of each paste: a picture waits for earlier ones that are still
 * uploading, but not for those that failed. Returns the uploads whose pictures are in the text now.
 */
export function insertFinished(
  editor: DocumentEditor,
  pastes: ReadonlyMap<File, Paste>,
  uploads: readonly Upload<UploadedImage>[],
): Upload<UploadedImage>[] {
  const blocked = new Set<Paste>();
  return uploads.filter((upload) => {
    const paste = pastes.get(upload.file);
    if (!paste || blocked.has(paste)) return false;
    if (isUnderWay(upload)) blocked.add(paste);
    if (upload.state !== 'done' || !upload.result) return false;
    insertAt(editor, paste, upload.result);
    return true;
  });
}
