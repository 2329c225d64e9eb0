import { lazyPiece } from '../../lazy-piece.tsx';
import { Field } from '../field.tsx';
import { AreaPlaceholder } from './area-placeholder.tsx';
import type { FileRules } from './file-rules.ts';

const FieldPlaceholder = ({ accept }: FileRules) => (
  <Field label="첨부파일" optional>
    <AreaPlaceholder accept={accept} />
  </Field>
);

/**
 * 첨부파일 of a form, an optional field: files that are kept and files on their way in one list, each with its progress, cancel,
 * another try and 빼기. Limits as of `FileDrop`: 10 MB each, one file, unless told otherwise.
 */
export const AttachmentsField = lazyPiece(() => import('./attachments-body.tsx'), 'AttachmentsBody', FieldPlaceholder);
