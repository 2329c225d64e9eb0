import { useLocation, useNavigate } from '@danji/shell-sdk/router';

/** The navigation state that a list gives to the page it opens, so that the link back keeps page number and filters. */
export type ListLocationState = { list: string };

/** Returns a function that opens a page from a list. */
export function useOpenFromList(): (path: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const state: ListLocationState = { list: pathname + search };
  return (path) => void navigate(path, { state });
}
