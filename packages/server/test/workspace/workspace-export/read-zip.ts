import { inflateRawSync } from 'node:zlib';

export type ZipEntry = { name: string; isUtf8: boolean; bytes: Buffer };

/** Reads the entries of an archive from its central directory, as ZIP programs do. */
export function readZip(zip: Buffer): ZipEntry[] {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    const [flags, method, packed, nameLength, extraLength, commentLength, local] = [
      zip.readUInt16LE(at + 8),
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
      zip.readUInt32LE(at + 42),
    ];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + packed);
    at += 46 + nameLength + extraLength + commentLength;
    return { name, isUtf8: (flags & 0x800) !== 0, bytes: method === 8 ? inflateRawSync(bytes) : bytes };
  });
}
