import type { PreloadedResponse, PreloadedData } from '@danji/api-client';

/**
 * Reads the responses that the server put into the page (web-host/page.ts), and removes them: data of an account must
 * not stay in the document.
 */
export function readPreloadedData(): PreloadedData {
  const element = document.getElementById('danji-answers');
  element?.remove();
  const { user } = element?.dataset ?? {};
  return {
    user: user === undefined ? null : Number(user),
    preloaded: JSON.parse(element?.textContent ?? '[]') as PreloadedResponse[],
  };
}
