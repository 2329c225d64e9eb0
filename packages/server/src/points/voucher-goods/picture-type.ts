/** The content type of a picture by its first bytes; only these kinds are stored. */
export function toPictureType(bytes: Buffer): string {
  if (bytes.subarray(0, 2).equals(Buffer.from([0xff, 0xd8]))) return 'image/jpeg';
  if (bytes.subarray(0, 3).toString('latin1') === 'GIF') return 'image/gif';
  return bytes.subarray(8, 12).toString('latin1') === 'WEBP' ? 'image/webp' : 'image/png';
}
