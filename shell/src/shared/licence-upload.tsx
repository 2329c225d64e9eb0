import { request, useMutation } from '@danji/api-client';
import { LIMITS } from '@danji/contracts/limits';
import { getMe, uploadBusinessImage } from '@danji/contracts/users/profile.endpoints';
import { useSession } from '@danji/shell-sdk';
import { FileDrop, type DroppedFile } from '@danji/ui';
import { useRef, useState } from 'react';

/** Picture of the business licence: sent as soon as it is chosen, with progress, cancel and another try. */
export function LicenceUpload() {
  const { updateUser } = useSession();
  const upload = useMutation(uploadBusinessImage, { refreshes: [] });
  const [file, setFile] = useState<DroppedFile>();
  const chosen = useRef<File>(undefined);
  const stop = useRef<AbortController>(undefined);

  const send = async (image: File) => {
    chosen.current = image;
    stop.current = new AbortController();
    setFile({ id: image.name, name: image.name, size: image.size, progress: 0 });
    const outcome = await upload.run({ body: { image }, signal: stop.current.signal, onProgress: (progress) => setFile((shown) => shown && { ...shown, progress }) });
    if (outcome.ok) {
      setFile({ id: image.name, name: image.name, size: image.size });
      updateUser(await request(getMe));
    } else if (outcome.error.code !== 'cancelled') setFile({ id: image.name, name: image.name, size: image.size, error: outcome.error.title });
  };
  return (
    <FileDrop
      title="사업자등록증 사진을 올려 주세요" accept="image/*" maxBytes={LIMITS.fileBytes} files={file ? [file] : []}
      onAdd={([image]) => { if (image) void send(image); }}
      onRetry={() => { if (chosen.current) void send(chosen.current); }}
      onRemove={() => { stop.current?.abort(); setFile(undefined); }}
    />
  );
}
