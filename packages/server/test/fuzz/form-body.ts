import type { InputSchema } from './any-value.ts';

export const BOUNDARY = 'danji-fuzz';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const isFile = ({ format, items }: InputSchema): boolean => format === 'binary' || items?.format === 'binary';

const toPart = (disposition: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);

/** A multipart body of the fields; file fields and unknown fields are sent as a picture. */
export function toForm(fields: Record<string, unknown>, { properties = {} }: InputSchema): Buffer {
  const parts = Object.entries(fields).map(([name, value]) => {
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return schema && isFile(schema)
      ? toPart(`name="${name}"; filename="a.png"`, PIXEL)
      : toPart(`name="${name}"`, Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')));
  });
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}
