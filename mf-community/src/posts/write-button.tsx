import type { CommunityCategory } from '@danji/contracts/community/community-categories';
import { toSignInPath } from '@danji/contracts/rules/sign-in-path';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';

type WriteButtonProps = { category: CommunityCategory | undefined; category1: number | undefined };

/** Leads to the form of a new post of the category that is open; visitors sign in on the way. */
export function WriteButton({ category, category1 }: WriteButtonProps) {
  const { status, isStaff } = useSession();
  // Operators write notices.
  if (isStaff) return null;
  const chosen = new URLSearchParams({
    ...(category && { category }),
    ...(category && category1 !== undefined && { category1: String(category1) }),
  });
  const target = { pathname: webPaths.communityWrite, search: chosen.size > 0 ? `?${chosen}` : '' };
  return (
    <Button asChild icon="pencil">
      <Link to={status === 'signed_out' ? toSignInPath(target) : target}>글쓰기</Link>
    </Button>
  );
}
