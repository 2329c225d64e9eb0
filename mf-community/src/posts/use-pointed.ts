import { useSearchParams } from '@danji/shell-sdk/router';
import { useCallback } from 'react';

const NANO_ID = /^[\w-]{21}$/;
const toNanoId = (value: string | null): string | undefined =>
  value !== null && NANO_ID.test(value) ? value : undefined;

/** The answer and the comment that a notification points at by the address: each stands alone until all are asked for. */
export function usePointed() {
  const [params, setParams] = useSearchParams();
  const answer = toNanoId(params.get('answer'));
  const comment = toNanoId(params.get('comment'));
  const showAll = (...names: ('answer' | 'comment')[]): void => {
    if (!names.some((name) => params.has(name))) return;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const name of names) after.delete(name);
        return after;
      },
      { replace: true },
    );
  };
  return { answer, comment, showAll };
}

/** The ref of an element that is brought into view when it appears. */
export const useShownInView = (isPointed: boolean) =>
  useCallback(
    (node: HTMLElement | null) => (isPointed ? node?.scrollIntoView({ block: 'center' }) : undefined),
    [isPointed],
  );
