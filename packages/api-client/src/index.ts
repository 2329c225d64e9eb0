/** The only HTTP client of the browser. Shell and remotes share one copy of this module. */
export { ApiProvider } from './api-provider.tsx';
export type { PreloadedResponse, PreloadedData } from './preloaded-data.ts';
export { ApiError, toApiError, type ClientFailure } from './api-error.ts';
export { request, requestFull, type FullResponse, type PathParams, type RequestInput } from './request.ts';
export { fetchFile, readStream } from './raw-response.ts';
export { sendInBackground } from './send-in-background.ts';
export { useEndpoint, type EndpointState, type EndpointStateInput, type EndpointStateOptions } from './use-endpoint.ts';
export { usePagedList, type PagedList, type PagedListOptions } from './use-paged-list.ts';
export type { FilterKind, FilterKinds, FilterValue } from './url-filters.ts';
export { useMutation, type Mutation, type MutationOptions, type MutationResult } from './use-mutation.ts';
export { useClearCache, useInvalidate, type InvalidationTarget } from './cache-keys.ts';
export { useLiveEvents } from './use-live-events.ts';
export { renewSession, resumeSession } from './renew-session.ts';
export { sessionStore, type SessionLoss, type SessionState } from './session-store.ts';
export { validateBody, setCheckCompiler } from './response-check.ts';
