import { lazyComponent } from '../../lazy-component.tsx';
import { Field } from '../field.tsx';
import { AreaPlaceholder } from './area-placeholder.tsx';
import type { FileRules } from './file-rules.ts';

const FieldPlaceholder = ({ accept }: FileRules) => (
  <Field label="첨부파일" optional>
    <AreaPlaceholder accept={accept} />
  </Field>
);

/**
 * 첨부파일 of a form, an optional field: stored files and uploads in one list, each with its progress, cancel, retry and
 * 빼기. The default limits are those of `FileDrop`: one file of at most 10 MB.
 */
export const AttachmentsField = lazyComponent(
  () => import('./attachments-body.tsx'),
  'AttachmentsBody',
  FieldPlaceholder,
);
