import { ANSWER_LIMITS } from '@danji/contracts/limits';
import { SecurityEventKind } from '@danji/contracts/codes/security-event-kind';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import type { FastifyRequest } from 'fastify';
import { isStaff, type Principal } from '../http/principal.ts';
import { recordSecurityEvent } from './record-security-event.ts';

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/**
 * Collects the ids of the accounts in a response: `user_id` of any object, and `id` of an object that is an account
 * (it has a kind, or a picture).
 */
export function findPeople(value: unknown, found = new Set<number>()): Set<number> {
  if (value === null || typeof value !== 'object') return found;
  if (Array.isArray(value)) {
    for (const item of value) findPeople(item, found);
    return found;
  }
  const fields = value as Record<string, unknown>;
  if (isId(fields['user_id'])) found.add(fields['user_id']);
  if (('user_type' in fields || 'profile_image_url' in fields) && isId(fields['id'])) found.add(fields['id']);
  for (const field of Object.values(fields)) findPeople(field, found);
  return found;
}

/** Records that an operator has got contact data of people: which call, which filters, whose data. */
export function recordRead(
  request: FastifyRequest,
  endpoint: Endpoint,
  user: Principal | null,
  response: unknown,
): void {
  if (!endpoint.showsPersonalData || !user || (!isStaff(user) && user.acting_staff_id === null)) return;
  const people = [...findPeople(response)];
  // An export has no people in its response: the pages of the file were read before.
  if (people.length === 0 && endpoint.isReadOnly) return;
  recordSecurityEvent(request, {
    kind: SecurityEventKind.PERSONAL_DATA_READ,
    detail: {
      call: endpoint.id,
      filters: Object.keys((request.query as object | undefined) ?? {}),
      count: people.length,
      // More people are counted only.
      people: people.slice(0, ANSWER_LIMITS.people),
    },
  });
}
