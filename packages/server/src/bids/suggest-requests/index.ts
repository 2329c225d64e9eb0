export { listOpened as listOpenedRequests, type OpenedRequest } from './suggest-request-list.repository.ts';
export { readRequest as readSuggestRequest } from './suggest-request.presenter.ts';
