import { Type, type Static } from 'typebox';
import { id, created, entity, nullable, strictObject } from '../fields.ts';
import { personRef } from '../accounts/user.ts';

const json = Type.Unsafe<unknown>({});

/** One change made by an operator (SPEC §3, Staff log). `response_time` in ms; headers without secrets. */
export const staffLog = entity('StaffLog', {
  id,
  user: personRef,
  /** The title of the call; its path when no such call exists any more. */
  title: Type.String(),
  /**
   * The changed object: the entity that the contract of the call logs, its number (of a prompt its document type) and its
   * name. `null` when the object has no name of its own.
   */
  subject: nullable(strictObject({ kind: Type.String(), id: nullable(Type.Integer()), name: Type.String() })),
  /** The account that the change is about: the changed one, or that of the changed object. */
  about: nullable(personRef),
  /** Why the operator did it, as they wrote it. */
  reason: nullable(Type.String()),
  /** The Korean names of the fields of the two objects, by their paths: `brand.plan` is `업체 › 요금제`. */
  labels: Type.Record(Type.String(), Type.String()),
  headers: Type.Record(Type.String(), Type.String()),
  path: Type.String(),
  method: Type.String(),
  status_code: Type.Integer(),
  response_time: Type.Number(),
  old_object: json,
  new_object: json,
  request_data: json,
  response_data: json,
  created,
});

export type StaffLog = Static<typeof staffLog>;
