import { toSignInPath } from '@danji/contracts/rules/sign-in-path';
import { useSession } from '@danji/shell-sdk';
import { Link, useLocation } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';

/** Leads visitors to the sign-in page and back; nothing for who is signed in. */
export function SignInLine({ children }: { children: string }) {
  const { status } = useSession();
  const place = useLocation();
  if (status !== 'signed_out') return null;
  return (
    <Button asChild variant="outline" alignSelf={{ base: 'stretch', sm: 'flex-start' }} icon="log-in">
      <Link to={toSignInPath(place)}>{children}</Link>
    </Button>
  );
}
