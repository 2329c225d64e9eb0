import { ApiError, request } from '@danji/api-client';
import { writeImages } from '@danji/contracts/site/file.endpoints';
import { useState } from 'react';
import type { Thumbnail } from './company-draft.ts';
import { type Crop, cutOut } from './crop.ts';

type Chosen = { picture: ImageBitmap; name: string };

async function readPicture(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file);
  } catch {
    // Not a picture that this browser can open.
    return undefined;
  }
}

/** Lets the vendor choose a file, cut it and upload the part; an error is a Korean sentence. */
export function useThumbnail(onChange: (thumbnail: Thumbnail) => void) {
  const [chosen, setChosen] = useState<Chosen>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const choose = async (file: File): Promise<void> => {
    setError(undefined);
    const picture = await readPicture(file);
    if (picture) setChosen({ picture, name: file.name });
    else setError(`'${file.name}' 이미지를 열 수 없어요. 다른 파일로 올려 주세요.`);
  };

  const upload = async ({ picture, name }: Chosen, crop: Crop): Promise<void> => {
    try {
      const part = await cutOut(picture, crop, name);
      const [image] = await request(writeImages, { body: { images: [part], is_temp: true } });
      if (image) onChange({ nanoId: image.nano_id, url: image.file });
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.title : '사진을 자르지 못했어요. 다른 파일로 올려 주세요.');
    }
  };

  const cut = async (crop: Crop): Promise<void> => {
    if (!chosen) return;
    setChosen(undefined);
    setBusy(true);
    await upload(chosen, crop);
    setBusy(false);
  };
  return { isBusy, error, picture: chosen?.picture, choose, cut, cancel: () => setChosen(undefined) };
}
