import type { KnownAnswer, PageAnswerSet } from '@danji/api-client';

/** Reads the responses that the server put into the page (web-host/page.ts), and removes them: data of an account must not stay in the document. */
export function takePageAnswers(): PageAnswerSet {
  const element = document.getElementById('danji-answers');
  element?.remove();
  const { user } = element?.dataset ?? {};
  return {
    user: user === undefined ? null : Number(user),
    known: JSON.parse(element?.textContent ?? '[]') as KnownAnswer[],
  };
}
