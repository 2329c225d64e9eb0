import { inflateRawSync } from 'node:zlib';
import { UnreadableFile } from './unreadable-file.ts';

type UnpackOptions = {
  /** Whether an entry is needed; all others are skipped without being unpacked. */
  accepts: (name: string) => boolean;
  /** The most bytes of all unpacked entries together. */
  maxBytes: number;
  /** The most entries of the archive, the skipped ones included. */
  maxEntries: number;
};
type Entry = { name: string; method: number; packedBytes: number; unpackedBytes: number; headerStart: number };

const SIGNATURES = { localHeader: 0x04034b50, directoryEntry: 0x02014b50, directoryEnd: 0x06054b50 } as const;
const HEADER_BYTES = { local: 30, entry: 46, end: 22 } as const;
const MAX_COMMENT_BYTES = 0xffff;
const METHODS = { stored: 0, deflated: 8 } as const;
const IS_ENCRYPTED = 1;

const broken = (cause?: unknown) => new UnreadableFile('broken', 'broken', { cause });

/** Finds the record at the end of the archive that says where the directory of its entries is. */
function findDirectory(bytes: Buffer): { start: number; entries: number } {
  const last = bytes.length - HEADER_BYTES.end;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_BYTES); at -= 1)
    if (bytes.readUInt32LE(at) === SIGNATURES.directoryEnd)
      return { entries: bytes.readUInt16LE(at + 10), start: bytes.readUInt32LE(at + 16) };
  throw broken();
}

function readEntry(bytes: Buffer, at: number): { entry: Entry; next: number } {
  const flags = bytes.readUInt16LE(at + 8);
  const nameEnd = at + HEADER_BYTES.entry + bytes.readUInt16LE(at + 28);
  const next = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  if (bytes.readUInt32LE(at) !== SIGNATURES.directoryEntry || next > bytes.length || flags & IS_ENCRYPTED)
    throw broken();
  const entry = {
    name: bytes.toString('utf8', at + HEADER_BYTES.entry, nameEnd),
    method: bytes.readUInt16LE(at + 10),
    packedBytes: bytes.readUInt32LE(at + 20),
    unpackedBytes: bytes.readUInt32LE(at + 24),
    headerStart: bytes.readUInt32LE(at + 42),
  };
  return { entry, next };
}

/** Unpacks one entry, at most `room` bytes of it: what an entry says about its size is only believed when it is true. */
function unpackEntry(bytes: Buffer, { method, packedBytes, unpackedBytes, headerStart }: Entry, room: number): Buffer {
  if (unpackedBytes > room) throw new UnreadableFile('too_large');
  if (bytes.readUInt32LE(headerStart) !== SIGNATURES.localHeader) throw broken();
  const start =
    headerStart + HEADER_BYTES.local + bytes.readUInt16LE(headerStart + 26) + bytes.readUInt16LE(headerStart + 28);
  const packed = bytes.subarray(start, start + packedBytes);
  if (method !== METHODS.stored && method !== METHODS.deflated) throw broken();
  const unpacked =
    method === METHODS.stored ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, unpackedBytes) });
  if (unpacked.length !== unpackedBytes) throw broken();
  return unpacked;
}

function unpackEntries(bytes: Buffer, { accepts, maxBytes, maxEntries }: UnpackOptions): Map<string, Buffer> {
  const directory = findDirectory(bytes);
  if (directory.entries > maxEntries) throw new UnreadableFile('too_large');
  const unpacked = new Map<string, Buffer>();
  let room = maxBytes;
  let at = directory.start;
  for (let index = 0; index < directory.entries; index += 1) {
    const { entry, next } = readEntry(bytes, at);
    at = next;
    if (!accepts(entry.name)) continue;
    // Two entries of one name would let two readers see two different files.
    if (unpacked.has(entry.name)) throw broken();
    const content = unpackEntry(bytes, entry, room);
    room -= content.length;
    unpacked.set(entry.name, content);
  }
  return unpacked;
}

/**
 * Unpacks the accepted entries of a ZIP archive (also XLSX, DOCX, HWPX) by name. The sizes that the archive states are
 * not trusted: unpacking stops at `maxBytes`. Throws `UnreadableFile`: `too_large` above a limit, `broken` for anything
 * that is not such an archive; encrypted entries and ZIP64, which files of this size never need, count as broken. It
 * blocks its thread: call it in a parser of `readForeignFile`.
 */
export function unpackArchive(bytes: Buffer, options: UnpackOptions): Map<string, Buffer> {
  try {
    return unpackEntries(bytes, options);
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    // A number that points outside the file, or bytes that do not inflate, or inflate to more than was stated.
    throw broken(error);
  }
}
