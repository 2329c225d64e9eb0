import { ApiError, toApiError, useMutation, type RequestInput } from '@danji/api-client';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { useRef, useState } from 'react';
import { toFieldErrors } from './field-errors.ts';
import type { Conflict, Failure } from './record-form.ts';
import type { RecordFormOptions, SaveContext, Versions } from './form-options.ts';
import type { useFormErrors } from './use-form-errors.ts';
import type { useValues } from './use-values.ts';

type Save<V extends object, E extends Endpoint, R, A> = {
  options: RecordFormOptions<V, E, R, A>;
  base: R | undefined;
  values: ReturnType<typeof useValues<V>>;
  errors: ReturnType<typeof useFormErrors>;
};

/** Why the last save was refused: errors beside fields, a failure above the form, or a newer version of the record. */
function useRefusal<V extends object, E extends Endpoint, R, A>({ options, errors }: Save<V, E, R, A>) {
  const [failure, setFailure] = useState<Failure>();
  const [conflict, setConflict] = useState<Conflict<V, R>>();
  const compare = async (versions: Versions<V, R>, base: R, mine: V, start: V): Promise<void> => {
    try {
      const record = await versions.read(base);
      setConflict({ record, theirs: versions.toValues(record), mine, start });
    } catch (thrown) {
      const error = toApiError(thrown);
      setFailure({ message: error.title, error });
    }
  };
  const refuse = async (error: ApiError, typed: V, { base, start }: SaveContext<V, R, A>): Promise<void> => {
    const { versions, onRefused, wireNames = {} } = options;
    if (error.code === 'busy' || onRefused?.(error) === true) return;
    if (error.code === 'conflict' && versions && base !== undefined) return compare(versions, base, typed, start);
    const { fields, others } = toFieldErrors(error.fields, typed, wireNames);
    errors.show(fields);
    if (Object.keys(fields).length === 0 || others.length > 0) setFailure({ message: others[0] ?? error.title, error });
  };
  return {
    failure,
    conflict,
    refuse,
    clearFailure: () => setFailure(undefined),
    closeConflict: () => setConflict(undefined),
  };
}

/** Validates the values of a form, sends them, and shows why they were refused. */
export function useSave<V extends object, E extends Endpoint, R, A>(save: Save<V, E, R, A>) {
  const { options, base, values, errors } = save;
  const { trigger } = useMutation(options.call);
  // `saved`: the page is about to be left, or the dialog to be closed.
  const [phase, setPhase] = useState<'idle' | 'running' | 'saved'>('idle');
  const { refuse, clearFailure, ...refusal } = useRefusal(save);
  const lastAction = useRef<A>(undefined);
  const isBusy = useRef(false);

  const attempt = async (typed: V, context: SaveContext<V, R, A>): Promise<ApiError | undefined> => {
    const outcome = await trigger(options.toInput(typed, context) as RequestInput<E>);
    if (!outcome.ok) return outcome.error;
    values.clearDraft();
    const further = await options.onSaved(outcome.data, typed, context);
    return further instanceof ApiError ? further : undefined;
  };
  const send = async (typed: V, context: SaveContext<V, R, A>): Promise<void> => {
    // Set before the response, so that leaving the page after it asks nothing.
    setPhase('running');
    const error = await attempt(typed, context);
    if (error) await refuse(error, typed, context);
    setPhase((now) => (now === 'running' ? (error ? 'idle' : 'saved') : now));
  };
  const run = async (context: SaveContext<V, R, A>, needsConfirm: boolean): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    lastAction.current = context.action;
    clearFailure();
    const confirmed = async (typed: object): Promise<void> => {
      const isSure = !needsConfirm || !options.confirm || (await options.confirm(typed as V, context));
      if (isSure) await send(typed as V, context);
    };
    await values.methods
      .handleSubmit(confirmed)()
      .finally(() => {
        isBusy.current = false;
      });
    errors.focus();
  };
  return {
    ...refusal,
    phase,
    reset: (): void => {
      setPhase('idle');
      clearFailure();
      refusal.closeConflict();
    },
    submit: (action?: A) => run({ base, start: values.start, action }, true),
    /** Repeats the last save over the newer version. */
    submitOver: ({ record, theirs }: Conflict<V, R>) =>
      run({ base: record, start: theirs, action: lastAction.current }, false),
  };
}
