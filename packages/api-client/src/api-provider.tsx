import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { toApiError } from './api-error.ts';
import { PageAnswers, PageAnswersContext, type PageAnswerSet } from './page-answers.ts';

const MOST_RETRIES = 3;

const CONFIG: SWRConfiguration = {
  dedupingInterval: 2000,
  focusThrottleInterval: 15_000,
  // Only what may pass by itself is tried again: a refusal stays a refusal.
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    if (!toApiError(error).isTransient || retryCount > MOST_RETRIES) return;
    setTimeout(() => void revalidate({ retryCount }), 2000 * 2 ** (retryCount - 1));
  },
};

const NOTHING: PageAnswerSet = { user: null, known: [] };

type ApiProviderProps = {
  isolated?: boolean;
  /** Answers that came with the page: shown at once, in the place of the first calls. */
  known?: PageAnswerSet | undefined;
  children?: ReactNode;
};

/** Settings and cache of all reads below it. The app has one; a test gives each page a cache of its own with `isolated`. */
export function ApiProvider({ isolated = false, known = NOTHING, children }: ApiProviderProps) {
  const config = useMemo(
    () => ({
      ...CONFIG,
      ...(isolated && { provider: () => new Map(), dedupingInterval: 0, onErrorRetry: () => undefined }),
    }),
    [isolated],
  );
  const answers = useMemo(() => new PageAnswers(known), [known]);
  // A cache of its own goes with the page: a change that is answered later finds nothing to refresh.
  useLayoutEffect(() => {
    if (!isolated) return undefined;
    answers.begin();
    return () => answers.end();
  }, [isolated, answers]);
  return (
    <SWRConfig value={config}>
      <PageAnswersContext value={answers}>{children}</PageAnswersContext>
    </SWRConfig>
  );
}
