import type { User } from '@danji/contracts/users/user';
import { webPaths } from '@danji/contracts/web-paths';
import { useLocation, useNavigate } from '@danji/shell-sdk/router';

/** What the detail screen is told by the list it was opened from, so that its way back keeps page and filters. */
export type FromList = { list: string };

/** Opens an account from a row of a list. */
export function useOpenAccount(): (user: Pick<User, 'id'>) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const state: FromList = { list: pathname + search };
  return ({ id }) => void navigate(webPaths.adminUser(id), { state });
}
