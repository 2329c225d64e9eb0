import type { ApiError, Outcome } from '@danji/api-client';
import type { Endpoint } from '@danji/contracts/define-endpoint';
import { useState, type SyntheticEvent } from 'react';

type ReasonOptions<E extends Endpoint> = {
  isNeeded: boolean;
  /** Makes the change; `reason` is trimmed. Returns undefined when the change is not possible yet. */
  run: (reason: string) => Promise<Outcome<E> | undefined>;
  onDone: () => void;
};

/** The state of a form that asks for a reason. A failed change keeps the text, and a second submit does nothing while the first one runs. */
export function useReason<E extends Endpoint>({ isNeeded, run, onDone }: ReasonOptions<E>) {
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  const [error, setError] = useState<ApiError>();

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const given = reason.trim();
    const isLeftOut = isNeeded && given === '';
    setIsMissing(isLeftOut);
    setError(undefined);
    if (isLeftOut || isRunning) return;
    setIsRunning(true);
    const outcome = await run(given);
    setIsRunning(false);
    if (outcome?.ok) onDone();
    else setError(outcome?.error);
  };
  const change = (text: string): void => {
    setReason(text);
    setIsMissing(false);
  };
  return { reason, change, isMissing, isRunning, error, submit: (event: SyntheticEvent) => void submit(event) };
}
