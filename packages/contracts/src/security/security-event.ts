import { Type, type Static } from 'typebox';
import { SecurityEventKind } from '../codes/security-event-kind.ts';
import { UserType } from '../codes/user-codes.ts';
import { id, nullable, strictObject, created, entity } from '../fields.ts';
import { ANSWER_LIMITS } from '../limits.ts';

const person = strictObject({ id, name: Type.String(), user_type: UserType.schema });

/** One recorded event of security (ADR 0034). */
export const securityEvent = entity('SecurityEvent', {
  id,
  created,
  kind: SecurityEventKind.schema,
  /**
   * The account that the event is about; of a read, the operator who read. `null` when there is none, as after an
   * unknown e-mail address.
   */
  account: nullable(person),
  /** The operator who did it, when that is another account. */
  actor: nullable(person),
  /** Public id of the session. */
  session: nullable(Type.String()),
  ip: Type.String(),
  user_agent: Type.String(),
  request_id: Type.String(),
  /** Facts of the kind: the call, a reason, a count. It has no passwords, tokens and codes. */
  detail: Type.Record(Type.String(), Type.Unsafe<unknown>({})),
  /** The accounts whose personal data were read, those of them that still exist. */
  people: Type.Array(person, { maxItems: ANSWER_LIMITS.people }),
});

export type SecurityEvent = Static<typeof securityEvent>;
