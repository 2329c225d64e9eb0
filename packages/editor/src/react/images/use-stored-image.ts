import { useEffect, useState } from 'react';
import { useImagePort } from '../image-port.ts';

type StoredImage = {
  /** The address of the picture; nothing while it is loading, and when the picture cannot be displayed. */
  src: string | undefined;
  isMissing: boolean;
  /** The address did not work: the first time another is asked for, since addresses expire. */
  onError: () => void;
  /** Looks for it once more. */
  retry: () => void;
};

/** The address of a stored picture, for use while editing. */
export function useStoredImage(fileId: string): StoredImage {
  const { find } = useImagePort();
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<{ key: string; src: string | undefined }>();
  const key = `${fileId} ${attempt}`;
  useEffect(() => {
    let isSubscribed = true;
    const show = (src: string | undefined): void => {
      if (isSubscribed) setFound({ key, src });
    };
    find(fileId).then(show, () => show(undefined));
    return () => {
      isSubscribed = false;
    };
  }, [find, fileId, key]);
  const isCurrent = found?.key === key;
  const retry = (): void => setAttempt((last) => last + 1);
  return {
    src: isCurrent ? found.src : undefined,
    isMissing: isCurrent && found.src === undefined,
    onError: () => (attempt === 0 ? retry() : setFound({ key, src: undefined })),
    retry,
  };
}
