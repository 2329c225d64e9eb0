import { Type, type Static } from 'typebox';
import { id, entity } from '../fields.ts';

/** The work space beside something that belongs to it. */
export const spaceRef = entity('SpaceRef', { id, title: Type.String({ label: '이름' }) });
export type SpaceRef = Static<typeof spaceRef>;
