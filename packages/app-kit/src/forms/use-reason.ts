import type { ApiError, MutationResult } from '@danji/api-client';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { useErrorFocus } from '@danji/ui';
import { useState, type SyntheticEvent } from 'react';

type ReasonOptions<E extends Endpoint> = {
  isNeeded: boolean;
  /** Makes the change; `reason` is trimmed. Returns undefined when the change is not possible yet. */
  trigger: (reason: string) => Promise<MutationResult<E> | undefined>;
  onDone: () => void;
};

/** The error of a form when it is not about the reason. */
const toFailure = (error: ApiError | undefined) =>
  error && !error.fields['reason'] ? { message: Object.values(error.fields)[0] ?? error.title, error } : undefined;

/**
 * The state of a form that asks for a reason. A failed change keeps the text, a refused field gets the focus, and a
 * second submit does nothing while the first one runs.
 */
export function useReason<E extends Endpoint>({ isNeeded, trigger, onDone }: ReasonOptions<E>) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  const [error, setError] = useState<ApiError>();
  const focusFirst = useErrorFocus();

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget instanceof HTMLElement ? event.currentTarget : null;
    const trimmedReason = reason.trim();
    const isEmptyReason = isNeeded && trimmedReason === '';
    setIsMissing(isEmptyReason);
    setError(undefined);
    if (isEmptyReason) focusFirst(form);
    if (isEmptyReason || isRunning) return;
    setIsRunning(true);
    const outcome = await trigger(trimmedReason);
    setIsRunning(false);
    if (outcome?.ok) return onDone();
    setError(outcome?.error);
    if (outcome?.error.fields['reason']) focusFirst(form);
  };
  const change = (text: string): void => {
    setReason(text);
    setIsMissing(false);
  };
  return {
    reason,
    change,
    isMissing,
    isRunning,
    error,
    failure: toFailure(error),
    submit: (event: SyntheticEvent) => void submit(event),
  };
}
