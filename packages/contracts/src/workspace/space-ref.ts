import { Type, type Static } from 'typebox';
import { strictObject, id } from '../fields.ts';

/** The work space beside something that belongs to it. */
export const spaceRef = strictObject({ id, title: Type.String() });
export type SpaceRef = Static<typeof spaceRef>;
