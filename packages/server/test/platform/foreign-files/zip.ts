import { zipSync } from 'fflate';

/** Packs files by name, as an office program does. */
export const zip = (files: Record<string, string | Uint8Array>): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          typeof content === 'string' ? new TextEncoder().encode(content) : content,
        ]),
      ),
    ),
  );

const DIRECTORY_ENTRY = Buffer.from('PK\x01\x02', 'latin1');

/** The places of the entries in the archive's directory, in their order. */
export function listDirectoryEntries(bytes: Buffer): number[] {
  const found: number[] = [];
  for (let at = bytes.indexOf(DIRECTORY_ENTRY); at !== -1; at = bytes.indexOf(DIRECTORY_ENTRY, at + 1)) found.push(at);
  return found;
}

/** The archive with another size stated for its entry `index`. */
export function withStatedSize(archive: Buffer, index: number, size: number): Buffer {
  const bytes = Buffer.from(archive);
  bytes.writeUInt32LE(size, (listDirectoryEntries(bytes)[index] ?? 0) + 24);
  return bytes;
}
