/** The only HTTP client of the browser. Shell and remotes share one copy of this module. */
export { ApiProvider } from './api-provider.tsx';
export type { PreloadedResponse, PreloadedData } from './preloaded-data.ts';
export { ApiError, toApiError } from './api-error.ts';
export { request, type RequestInput } from './request.ts';
export { fetchFile, readStream } from './raw-response.ts';
export { sendInBackground } from './send-in-background.ts';
export { sendOnLeave } from './send-on-leave.ts';
export { useEndpoint, type EndpointState } from './use-endpoint.ts';
export { usePagedList } from './use-paged-list.ts';
export { useSearchParams } from './use-search-params.ts';
export { useMutation, type MutationResult } from './use-mutation.ts';
export { useClearCache, useInvalidate } from './cache-keys.ts';
export { useLiveEvents } from './use-live-events.ts';
export { renewSession, resumeSession } from './renew-session.ts';
export { isGuestSession, sessionStore, type SessionLoss } from './session-store.ts';
export { validateBody, setCheckCompiler } from './response-check.ts';
