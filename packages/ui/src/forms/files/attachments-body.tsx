import { Field } from '../field.tsx';
import { FileDropBody } from './file-drop-body.tsx';
import type { FileRules } from './file-rules.ts';
import type { ChangeFiles } from './use-attachments.ts';
import type { Uploads } from './use-uploads.ts';

export interface AttachmentsFieldProps<StoredFile extends { name: string; size: number }> extends FileRules {
  /** The stored files. */
  files: readonly StoredFile[];
  idOf: (file: StoredFile) => string;
  /** The uploads in progress: `useAttachments`. */
  uploads: Uploads<void>;
  onChange: ChangeFiles<StoredFile>;
  /** The prompt (`견적서를 끌어다 놓거나 골라 주세요`). */
  title?: string | undefined;
  error?: string | undefined;
}

/** The field with the stored files before the uploads in progress. */
export function AttachmentsBody<StoredFile extends { name: string; size: number }>({
  files,
  idOf,
  uploads: { area },
  onChange,
  error,
  ...rest
}: AttachmentsFieldProps<StoredFile>) {
  const kept = files.map((file) => ({ id: idOf(file), name: file.name, size: file.size }));
  const underWay = area.files.filter(({ state }) => state !== 'done');
  const remove = (id: string): void => {
    area.onRemove(id);
    onChange((before) => before.filter((file) => idOf(file) !== id));
  };
  return (
    <Field label="첨부파일" optional error={error}>
      <FileDropBody {...rest} {...area} files={[...kept, ...underWay]} onRemove={remove} />
    </Field>
  );
}
