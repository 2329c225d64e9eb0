import type { KnownAnswer, PageAnswerSet } from '@danji/api-client';

/** Answers that the server wrote into the page (web-host/page.ts), once: they are data of an account, and do not stay in the document. */
export function takePageAnswers(): PageAnswerSet {
  const element = document.getElementById('danji-answers');
  element?.remove();
  const { user } = element?.dataset ?? {};
  return {
    user: user === undefined ? null : Number(user),
    known: JSON.parse(element?.textContent ?? '[]') as KnownAnswer[],
  };
}
