import { createContext, useContext, useEffect, useState } from 'react';

/** Returns an address under which a stored picture is shown now, by its public id. Rejects when there is none. */
export type FindImage = (fileId: string) => Promise<string>;

export type ImageSetting = { find: FindImage | 'public'; loading: 'lazy' | 'eager' };

export const ImageSettingContext = createContext<ImageSetting>({ find: 'public', loading: 'lazy' });

type ImageAddress = {
  /** `undefined` while it is looked for, `null` when there is none. */
  address: string | null | undefined;
  loading: ImageSetting['loading'];
  /** The address did not work. The first time another one is asked for, since addresses with a token expire. */
  onError: () => void;
};

/** Returns the address of a picture of the document. */
export function useImageAddress(fileId: string): ImageAddress {
  const { find, loading } = useContext(ImageSettingContext);
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<{ key: string; address: string | null }>();
  const key = `${fileId} ${attempt}`;
  useEffect(() => {
    if (find === 'public') return undefined;
    let isWanted = true;
    const show = (address: string | null) => {
      if (isWanted) setFound({ key, address });
    };
    find(fileId).then(show, () => show(null));
    return () => {
      isWanted = false;
    };
  }, [find, fileId, key]);
  const own = found?.key === key ? found.address : undefined;
  return {
    address: find === 'public' && own !== null ? `/api/commons/files/${fileId}/` : own,
    loading,
    onError: () => (find !== 'public' && attempt === 0 ? setAttempt(1) : setFound({ key, address: null })),
  };
}
