import { insertImage } from '../../core/slate/blocks.ts';
import type { DocumentEditor } from '../../core/slate/slate-types.ts';
import { asOneStep } from '../../core/slate/undo-groups.ts';
import { announce } from '../announce.ts';
import { ImageUpload, type NewImage } from './image-upload.tsx';
import { useSavedSelection } from './use-saved-selection.ts';

const MAX_IMAGES = 10;

/** Uploads pictures, then inserts them at the selection. Nothing is inserted before 넣기. */
export function ImageDialog({ editor, onClose }: { editor: DocumentEditor; onClose: () => void }) {
  const change = useSavedSelection(editor);
  const insert = (images: NewImage[]): void => {
    change(() =>
      asOneStep(editor, () => {
        for (const image of images) insertImage(editor, image);
      }),
    );
    announce(editor, images.length > 1 ? `사진 ${images.length}장 넣음` : '사진 넣음');
    onClose();
  };
  return <ImageUpload title="사진 넣기" action="넣기" maxCount={MAX_IMAGES} onDone={insert} onClose={onClose} />;
}
