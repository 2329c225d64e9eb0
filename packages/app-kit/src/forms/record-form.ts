import type { ApiError } from '@danji/api-client';
import type { RichDocument } from '@danji/contracts/documents/rich-document';
import type { UseFormReturn } from 'react-hook-form';

/** The name of a field: a value of the form, or one entry of a value that has any number of texts (`answers.date`). */
export type FieldName<V> = {
  [K in keyof V & string]: V[K] extends Readonly<Record<string, string>> ? `${K}.${string}` : K;
}[keyof V & string];

/** The value of a field. */
export type FieldValue<V, N> = N extends keyof V
  ? V[N]
  : N extends `${infer K}.${string}`
    ? K extends keyof V
      ? V[K][keyof V[K]]
      : never
    : never;

/** A Korean sentence per field. A field with `undefined` is valid, whatever the contract says. */
export type FieldErrors<V> = Partial<Record<FieldName<V>, string | undefined>>;

/** A newer version of the record, which another person has saved since the form started. */
export type Conflict<V, R> = {
  /** The version of the server. */
  record: R;
  theirs: V;
  mine: V;
  /** The values that both versions were made from. */
  start: V;
};

export type Failure = { message: string; error: ApiError };

/**
 * The part of a form that its fields and its frame use; `useRecordForm` makes it. Its functions are methods, so that a
 * part of a form accepts every form that has its fields.
 */
export type RecordForm<V extends object, R = unknown, A = unknown> = {
  /** The methods of react-hook-form; fields use them through `FormField` and `useFormValues`. */
  methods: UseFormReturn;
  /** For `ref` of the element around the fields; `Form` sets it. */
  container: (element: HTMLElement | null) => void;
  /** The version of the record that the values are based on. */
  base: R | undefined;
  isDirty: boolean;
  /** Whether input of an earlier visit was restored, and has been neither discarded nor saved since. */
  isRestored: boolean;
  /** The call is running. */
  isRunning: boolean;
  /** The error that is shown above the form: one that is not about a field. */
  failure: Failure | undefined;
  conflict: Conflict<V, R> | undefined;
  /** Counts how often the form has started again; fields that keep a state of their own use it as their key. */
  round: number;
  /** Stores rich text that its editor has not passed on yet. */
  storeRichText(name: string, document: RichDocument): void;
  getValues: () => V;
  /** Sets values from code, for instance several at once. Errors beside these fields are checked again. */
  change(part: Partial<V> | ((before: V) => Partial<V>)): void;
  /** Checks the shown errors again after a field has changed; for controls that bind themselves. */
  recheck: (name: string) => void;
  /** Shows the errors of a field that was left. */
  check: (name: string) => void;
  /** Sets an error that a control finds about itself, for instance an upload that failed: the form is not sent meanwhile. */
  setOwnError: (name: string, message: string | undefined) => void;
  /** Validates and saves. */
  submit(action?: A): Promise<void>;
  /** Starts again from other values, and discards the input and its draft. */
  startFrom(values: V, base?: R): void;
  /** Discards the input. */
  startOver: () => void;
  /** Goes on after a save: `values` are stored now, and rich text stays as it is in its editor. */
  keepEditing(values: V, base?: R): void;
  /** Saves over the newer version: the own values, or a choice of both. */
  keepMine(values?: V): Promise<void>;
  /** Discards the input and starts again from the newer version. */
  takeTheirs: () => void;
  closeConflict: () => void;
};
