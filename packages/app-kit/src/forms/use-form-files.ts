import { LIMITS } from '@danji/contracts/limits';
import { ATTACHMENT_ACCEPT, ATTACHMENT_KINDS } from '@danji/contracts/site/attachment-kinds';
import type { StoredFile } from '@danji/contracts/site/file';
import { useAttachments } from '@danji/ui';
import { useEffect, useEffectEvent } from 'react';
import { sendFile } from '../send-file.ts';
import { useFormField } from './form-field.tsx';
import type { RecordForm } from './record-form.ts';

/**
 * Binds the stored files of a form and their uploads: `<AttachmentsField {...files} maxCount={5} title="…" />`. The
 * form is not sent while a file has failed.
 */
export function useFormFiles<V extends { files: StoredFile[] }>(of: RecordForm<V>) {
  const form = of as unknown as RecordForm<{ files: StoredFile[] }>;
  const { change, setOwnError } = form;
  const { field, error } = useFormField(form, 'files');
  const onChange = (update: (before: StoredFile[]) => StoredFile[]): void =>
    change(({ files }) => ({ files: update(files) }));
  const uploads = useAttachments(sendFile, onChange);
  const { fault } = uploads;
  const reportFault = useEffectEvent((message: string | undefined) => setOwnError('files', message));
  useEffect(() => reportFault(fault), [fault]);
  return {
    files: field.value,
    idOf: ({ nano_id }: StoredFile) => nano_id,
    uploads,
    onChange,
    error,
    accept: ATTACHMENT_ACCEPT,
    kinds: ATTACHMENT_KINDS,
    maxBytes: LIMITS.fileBytes,
  };
}
