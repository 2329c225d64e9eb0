import { useMutation } from '@danji/api-client';
import { useChange } from '@danji/app-kit';
import { InquiryState } from '@danji/contracts/codes/inquiry-state';
import type { InquirySummary } from '@danji/contracts/community/inquiry';
import { updateInquiry } from '@danji/contracts/community/inquiry.endpoints';
import type { KeyboardEvent } from 'react';

/** Places of keys, since with a Korean keyboard the letter differs. */
const STEPS: Readonly<Record<string, 1 | -1>> = { KeyJ: 1, ArrowDown: 1, KeyK: -1, ArrowUp: -1 };

const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || shiftKey;

/** Focuses the row that is some rows away from one. */
function focusRow(row: Element, by: 1 | -1): void {
  const rows = [...(row.parentElement?.children ?? [])];
  rows[rows.indexOf(row) + by]?.querySelector<HTMLElement>('a, button')?.focus();
}

/**
 * Keys of the list of inquiries, while one of its rows has the focus: J and K (or arrows) go to the next and the one
 * before, A takes an inquiry, C closes it. Enter opens it, as every link.
 */
export function useDeskKeys(rows: readonly InquirySummary[]) {
  const { trigger } = useMutation(updateInquiry);
  const { change, isRunning } = useChange();

  const move = (inquiry: InquirySummary, state: 1 | 3): void =>
    void change([inquiry], {
      run: ({ id, updated }) => trigger({ params: { id }, body: { state, updated } }),
      done: () =>
        state === InquiryState.CLOSED
          ? `'${inquiry.question.title}' 문의를 종료했어요`
          : `'${inquiry.question.title}' 문의를 맡았어요`,
    });

  return (event: KeyboardEvent): void => {
    if (hasModifier(event) || !(event.target instanceof Element) || event.target.closest('input, select')) return;
    const row = event.target.closest('tbody > tr');
    if (!row) return;
    const step = STEPS[event.code];
    if (step) {
      event.preventDefault();
      focusRow(row, step);
    }
    const inquiry = rows[[...(row.parentElement?.children ?? [])].indexOf(row)];
    if (!inquiry || isRunning) return;
    if (event.code === 'KeyA' && inquiry.state === InquiryState.RECEIVED) move(inquiry, InquiryState.IN_PROGRESS);
    if (event.code === 'KeyC' && inquiry.state !== InquiryState.CLOSED) move(inquiry, InquiryState.CLOSED);
  };
}
