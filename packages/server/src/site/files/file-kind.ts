import { isText } from './text-content.ts';
import { type FileKind, findOfficeKind } from './office-content.ts';

export type { FileKind } from './office-content.ts';

const IMAGES = {
  jpeg: { mime: 'image/jpeg', extensions: ['jpg', 'jpeg'], image: true },
  png: { mime: 'image/png', extensions: ['png'], image: true },
  gif: { mime: 'image/gif', extensions: ['gif'], image: true },
  webp: { mime: 'image/webp', extensions: ['webp'], image: true },
  avif: { mime: 'image/avif', extensions: ['avif'], image: true },
} as const satisfies Record<string, FileKind>;

const PDF: FileKind = { mime: 'application/pdf', extensions: ['pdf'] };
const ZIP: FileKind = { mime: 'application/zip', extensions: ['zip'] };
const TEXT: FileKind[] = [
  { mime: 'text/plain; charset=utf-8', extensions: ['txt'] },
  { mime: 'text/csv; charset=utf-8', extensions: ['csv'] },
];

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

function imageKind(bytes: Buffer): FileKind | undefined {
  if (startsWith(bytes, '\xff\xd8\xff')) return IMAGES.jpeg;
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return IMAGES.png;
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return IMAGES.gif;
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return IMAGES.webp;
  if (startsWith(bytes, 'ftypavif', 4) || startsWith(bytes, 'ftypavis', 4)) return IMAGES.avif;
  return undefined;
}

/** The extension of a file name in lower case, without the dot. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * Finds the kind of a file by its first bytes and, for containers, by their contents; `undefined` when it may not be
 * stored. An image may have any image's extension because phones mix them up; every other kind must have its own, so
 * that a program named `.pdf` and a page named `.txt.html` are refused.
 */
export function findFileKind(bytes: Buffer, name: string): FileKind | undefined {
  const extension = extensionOf(name);
  const image = imageKind(bytes);
  if (image)
    return Object.values(IMAGES).some(({ extensions }) => (extensions as readonly string[]).includes(extension))
      ? image
      : undefined;
  // An archive may contain office files whose marks would be found in it; a file named `.zip` is always an archive.
  if (extension === 'zip') return startsWith(bytes, 'PK\x03\x04') ? ZIP : undefined;
  const kind = startsWith(bytes, '%PDF-') ? PDF : findOfficeKind(bytes);
  if (kind) return kind.extensions.includes(extension) ? kind : undefined;
  return isText(bytes) ? TEXT.find(({ extensions }) => extensions.includes(extension)) : undefined;
}
