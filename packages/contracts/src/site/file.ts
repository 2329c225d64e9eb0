import { Type, type Static } from 'typebox';
import { id, nullable, publicId, entity } from '../fields.ts';
import { personRef } from '../accounts/user.ts';

/**
 * A stored file (SPEC §3, Other). `size` in bytes; `file` is its address. `user` uploaded it; it is `null` for files that
 * everyone may read, and for files of our staff.
 */
export const file = entity('File', {
  id,
  nano_id: publicId,
  user: nullable(personRef),
  name: Type.String(),
  size: Type.Integer({ minimum: 0 }),
  file: Type.String(),
  is_temp: Type.Boolean(),
});

/** An image; `width` and `height` in px after orientation; `base64` is a `data:` address, only when it was requested. */
export const image = entity('Image', {
  ...file.properties,
  thumbnail: Type.String(),
  base64: nullable(Type.String()),
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
});

export type StoredFile = Static<typeof file>;
export type StoredImage = Static<typeof image>;
