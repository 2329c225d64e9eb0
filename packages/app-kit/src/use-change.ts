import type { ApiError } from '@danji/api-client';
import { useToast } from '@danji/shell-sdk';
import { useState } from 'react';

type Outcome<Data> = { ok: true; data: Data } | { ok: false; error: ApiError };

type Change<Item> = {
  /** Says what was done, for the records of which it was. */
  done: (items: readonly Item[]) => string;
  /** Says what failed; the reason of the server by default. */
  failed?: (items: readonly Item[]) => string;
};

type UndoableChange<Item, Data> = Change<Item> & {
  /** Makes the change of one record. */
  run: (item: Item) => Promise<Outcome<Data>>;
  /** Takes the change of one record back; `data` is the response to the change. Without it the change is final. */
  undo?: Change<Item> & { run: (item: Item, data: Data) => Promise<Outcome<unknown>> };
};

/** Makes a change of some records one after the other, says in a toast what was done, and offers to undo it there. */
export function useChange() {
  const toast = useToast();
  const [isRunning, setIsRunning] = useState(false);

  /** Returns true when all records were changed. */
  async function change<Item, Data>(
    items: readonly Item[],
    { run, done, failed, undo }: UndoableChange<Item, Data>,
  ): Promise<boolean> {
    setIsRunning(true);
    const changed = new Map<Item, Data>();
    let error: ApiError | undefined;
    for (const item of items) {
      const outcome = await run(item);
      if (outcome.ok) changed.set(item, outcome.data);
      else error = outcome.error;
    }
    setIsRunning(false);
    const undoAll = undo && {
      label: '되돌리기',
      onClick: () =>
        void change([...changed], {
          run: ([item, data]) => undo.run(item, data),
          done: (pairs) => undo.done(pairs.map(([item]) => item)),
          ...(undo.failed && { failed: (pairs) => undo.failed?.(pairs.map(([item]) => item)) ?? '' }),
        }),
    };
    if (changed.size > 0)
      toast({ title: done([...changed.keys()]), tone: 'success', ...(undoAll && { action: undoAll }) });
    if (error) toast({ title: failed?.(items.filter((item) => !changed.has(item))) ?? error.title, tone: 'danger' });
    return error === undefined;
  }
  return { change, isRunning };
}
