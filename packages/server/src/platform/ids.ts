import type { NanoId } from '@danji/contracts/fields';
import { nanoid } from 'nanoid';

/** A new public id of an entity. */
export const newNanoId = (): NanoId => nanoid(21);
