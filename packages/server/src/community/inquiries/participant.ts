import { isStaff, type Principal } from '../../platform/http/principal.ts';

/** A visitor without an account: the digits of the phone number that a phone check has proven. */
export type Visitor = { tel: string };
/** A participant of a conversation: its author or an operator. */
export type Participant = Principal | Visitor;

export const isVisitor = (participant: Participant): participant is Visitor => 'tel' in participant;
export const isOperator = (participant: Participant): participant is Principal =>
  !isVisitor(participant) && isStaff(participant);
