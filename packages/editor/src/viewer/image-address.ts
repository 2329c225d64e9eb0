import { createContext, useContext, useEffect, useState } from 'react';

/** Returns the address of a stored picture by its public id. Rejects when there is none. */
export type FindImage = (fileId: string) => Promise<string>;

export const FindImageContext = createContext<FindImage | undefined>(undefined);

/** The address of a picture: `undefined` while it is looked for, `null` when there is none. */
export function useImageAddress(fileId: string): string | null | undefined {
  const find = useContext(FindImageContext);
  const [found, setFound] = useState<{ fileId: string; address: string | null }>();
  useEffect(() => {
    if (!find) return undefined;
    let isWanted = true;
    const show = (address: string | null) => {
      if (isWanted) setFound({ fileId, address });
    };
    find(fileId).then(show, () => show(null));
    return () => {
      isWanted = false;
    };
  }, [find, fileId]);
  if (!find) return `/api/commons/files/${fileId}/`;
  return found?.fileId === fileId ? found.address : undefined;
}
