import type { ApiError, RequestInput } from '@danji/api-client';
import type { Endpoint, ResponseOf } from '@danji/contracts/define-endpoint';
import type { FieldErrors, FieldName } from './record-form.ts';

/** The circumstances of a save besides the values. */
export type SaveContext<V, R = never, A = never> = {
  /** The version of the record that the values are based on; none in the form of a new record. */
  base: R | undefined;
  /** The values as they are stored. */
  start: V;
  /** The value that was passed to `submit`; none while fields are checked. */
  action: A | undefined;
};

/** The input of a call, or of one of several. */
type InputOf<E extends Endpoint> = E extends Endpoint ? RequestInput<E> : never;

/** How the newer version of a record is read. */
export type Versions<V, R> = { read: (record: R) => Promise<R>; toValues: (record: R) => V };

export type RecordFormOptions<V extends object, E extends Endpoint, R, A> = {
  /** The call that saves. Its contract checks the body before it is sent. */
  call: E;
  initial: V;
  toInput: (values: V, context: SaveContext<V, R, A>) => InputOf<E>;
  /** Checks that the contract cannot make, and better sentences than its own. */
  validate?: (values: V, context: SaveContext<V, R, A>) => FieldErrors<V>;
  /** The path in the body, or its paths, of the fields that have another name there. */
  wireNames?: { readonly [N in FieldName<V>]?: string | readonly string[] };
  /** Asks before the valid values are sent. */
  confirm?: (values: V, context: SaveContext<V, R, A>) => Promise<boolean>;
  /** Runs after a save. The error of a further call that it returns is shown above the form. */
  onSaved: (response: ResponseOf<E>, values: V, context: SaveContext<V, R, A>) => unknown;
  /** Runs after a refusal. When it returns true, the form shows no error. */
  onRefused?: (error: ApiError) => unknown;
  /** Stores the input in this browser until it is saved. Name it after the form and its record; never for passwords. */
  draftKey?: string;
  /** Asks before the page is left with input that is not saved. */
  asksOnLeave?: boolean;
  /** For a record that several people change: a newer version is never overwritten unseen. */
  versions?: Versions<V, R> & { record: R | undefined };
};
