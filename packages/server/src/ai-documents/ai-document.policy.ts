import { EditState } from '@danji/contracts/codes/edit-state';
import { findPlace, type Place } from '../apts/index.ts';
import type { Db } from '../platform/database/open-database.ts';
import type { Principal } from '../platform/http/principal.ts';
import { ProblemError } from '../platform/problem-error.ts';

/**
 * Documents of a work space are a 404 for everybody who is not its member, also for our staff, who do not read texts of
 * others.
 */
export const noSuchDocument = (): ProblemError =>
  new ProblemError('not_found', { title: '문서를 찾을 수 없어요. 지워졌거나 주소가 바뀌었을 수 있어요.' });

export const isInside = (place: Place): boolean => place?.edit_state_type === EditState.DONE;

/** Returns the membership of an active member; throws 404 for everybody else. */
export async function requireInsider(db: Db, spaceId: number, user: Principal): Promise<NonNullable<Place>> {
  const place = await findPlace(db, spaceId, user.id);
  if (!place || !isInside(place)) throw noSuchDocument();
  return place;
}

/**
 * The writer of a document and the masters of its work space may delete it, and stop a generation that another member
 * started.
 */
export const mayRule = (place: NonNullable<Place>, ownerId: number, user: Principal): boolean =>
  ownerId === user.id || place.role === 'master';
