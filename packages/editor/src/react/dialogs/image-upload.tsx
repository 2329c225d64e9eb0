import { Button, Field, FileDrop, Modal, Stack, TextInput, useUploads, type Upload } from '@danji/ui';
import { useCallback, useState } from 'react';
import { useImagePort, type UploadedImage, type UploadOptions } from '../image-port.ts';
import { MAX_DESCRIPTION_CHARACTERS } from '../images/image-description.tsx';
import { IMAGE_ACCEPT, IMAGE_BYTES, sendImage, toImage } from '../images/send-image.ts';

/** A picture to be put into the text. Sizes in px. */
export type NewImage = { fileId: string; width?: number; height?: number; alt?: string };

const toNewImage = (stored: UploadedImage, alt: string): NewImage => ({
  ...toImage(stored),
  ...(alt.trim() && { alt: alt.trim() }),
});

type AltFieldProps = { upload: Upload<UploadedImage>; value: string; onChange: (alt: string) => void };

/** The description of one picture, beside the picture. */
function AltField({ upload, value, onChange }: AltFieldProps) {
  return (
    <Field label={`${upload.name} 설명`} optional help="사진을 볼 수 없는 분께 읽어 드려요.">
      <TextInput
        value={value}
        onChange={onChange}
        maxLength={MAX_DESCRIPTION_CHARACTERS}
        autoComplete="off"
        placeholder="예: 새로 바뀐 주차장 안내도"
      />
    </Field>
  );
}

export type ImageUploadProps = {
  title: string;
  /** On the button that ends it. */
  action: string;
  /** The maximum number of pictures at once. */
  maxCount: number;
  /** The uploaded pictures, in the order of their files. */
  onDone: (images: NewImage[]) => void;
  onClose: () => void;
};

/** Uploads pictures by drag and drop or by a button, with progress, cancel, another try, and a description for each. */
export function ImageUpload({ title, action, maxCount, onDone, onClose }: ImageUploadProps) {
  const images = useImagePort();
  const send = useCallback((file: File, options: UploadOptions) => sendImage(images, file, options), [images]);
  const { files, isBusy, area } = useUploads(send);
  const [alts, setAlts] = useState<Record<string, string>>({});
  const done = files.filter(({ result }) => result !== undefined);
  const finish = (): void =>
    onDone(done.flatMap(({ id, result }) => (result ? [toNewImage(result, alts[id] ?? '')] : [])));
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        닫기
      </Button>
      <Button onClick={finish} disabled={done.length === 0 || isBusy}>
        {action}
      </Button>
    </>
  );
  return (
    <Modal open title={title} onClose={onClose} directClose={files.length === 0} footer={footer}>
      <Stack>
        <FileDrop
          {...area}
          accept={IMAGE_ACCEPT}
          maxBytes={IMAGE_BYTES}
          maxCount={maxCount}
          title={maxCount > 1 ? '사진을 끌어다 놓거나 골라 주세요' : '사진 하나를 끌어다 놓거나 골라 주세요'}
        />
        {done.map((upload) => (
          <AltField
            key={upload.id}
            upload={upload}
            value={alts[upload.id] ?? ''}
            onChange={(alt) => setAlts((all) => ({ ...all, [upload.id]: alt }))}
          />
        ))}
      </Stack>
    </Modal>
  );
}
