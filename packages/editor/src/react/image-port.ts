import { createContext, useContext } from 'react';

/** A picture the server has taken. Sizes in px. */
export type UploadedImage = { id: string; src: string; width?: number; height?: number };

export type UploadOptions = {
  /** Aborted when the user cancels, or when the editor unmounts. */
  signal: AbortSignal;
  /** Share of the file that is sent, 0 to 1. */
  onProgress: (share: number) => void;
};

/** The access of the editor to stored pictures; the page that shows the editor provides it. */
export type ImagePort = {
  /** Sends one file. `undefined` when the answer has no id: then nothing is inserted (SPEC §8). Rejects when it fails. */
  upload(file: File, options: UploadOptions): Promise<UploadedImage | undefined>;
  /** An address under which a stored picture is shown now. Rejects when there is none. */
  find(fileId: string): Promise<string>;
};

/** Provides the picture storage to the elements of the text. */
export const ImagePortContext = createContext<ImagePort | undefined>(undefined);

/** The picture store of the editor around a component. */
export function useImagePort(): ImagePort {
  const port = useContext(ImagePortContext);
  if (!port) throw new Error('useImagePort is used outside an Editor');
  return port;
}
