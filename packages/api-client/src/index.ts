/** The only HTTP client of the browser. Shell and remotes share one copy of this module. */
export { ApiProvider } from './api-provider.tsx';
export type { KnownAnswer, PageAnswerSet } from './page-answers.ts';
export { ApiError, toApiError, type ClientFailure } from './api-error.ts';
export { request, requestFull, type FullAnswer, type PathParams, type RequestInput } from './request.ts';
export { fetchFile, readStream } from './open-body.ts';
export { sendInBackground } from './send-in-background.ts';
export { useEndpoint, type Read, type ReadInput, type ReadOptions } from './use-endpoint.ts';
export { usePagedList, type PagedList, type PagedListOptions } from './use-paged-list.ts';
export type { FilterKind, FilterKinds, FilterValue } from './url-filters.ts';
export { useMutation, type Mutation, type MutationOptions, type Outcome } from './use-mutation.ts';
export { useForgetAnswers, useRefresh, type Refreshed } from './cache-keys.ts';
export { useLiveEvents } from './use-live-events.ts';
export { renewSession, resumeSession } from './renew-session.ts';
export { sessionStore, type SessionLoss, type SessionState } from './session-store.ts';
export { findBodyFaults, setCheckCompiler } from './answer-check.ts';
