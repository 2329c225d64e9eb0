import { request } from '@danji/api-client';
import { SCHEDULE_LIMITS } from '@danji/contracts/apts/schedule';
import { writeFiles } from '@danji/contracts/commons/commons.endpoints';
import type { StoredFile } from '@danji/contracts/commons/file';
import { LIMITS } from '@danji/contracts/limits';
import { Field, FileDrop, useUploads, type SendFile, type Uploads } from '@danji/ui';

/** Takes a change of what is there by then: files arrive while others are on their way. */
type ChangeFiles = (change: (before: StoredFile[]) => StoredFile[]) => void;

/** Sends files as soon as they are dropped; what has arrived is among the files of the schedule. */
export function useAttachments(onChange: ChangeFiles): Uploads<void> {
  const send: SendFile<void> = async (file, options) => {
    const [stored] = await request(writeFiles, { body: { files: [file], is_temp: true }, ...options });
    if (stored) onChange((before) => [...before, stored]);
  };
  return useUploads(send);
}

type AttachmentsFieldProps = { files: readonly StoredFile[]; uploads: Uploads<void>; onChange: ChangeFiles; error: string | undefined };

/** Files that come with a schedule, each with its progress, cancel and another try. */
export function AttachmentsField({ files, uploads: { area }, onChange, error }: AttachmentsFieldProps) {
  const kept = files.map(({ nano_id, name, size }) => ({ id: nano_id, name, size }));
  const underWay = area.files.filter(({ state }) => state !== 'done');
  const remove = (id: string): void => {
    area.onRemove(id);
    onChange((before) => before.filter(({ nano_id }) => nano_id !== id));
  };
  return (
    <Field label="첨부파일" optional error={error}>
      <FileDrop {...area} files={[...kept, ...underWay]} onRemove={remove} maxCount={SCHEDULE_LIMITS.files} maxBytes={LIMITS.fileBytes} title="계약서와 견적서를 끌어다 놓거나 골라 주세요" />
    </Field>
  );
}
