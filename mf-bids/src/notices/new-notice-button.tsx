import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { useWritingSpaces } from '../shared/use-writing-spaces.ts';

/** Leads who writes notices for a space to the form. */
export function NewNoticeButton() {
  const { spaces = [] } = useWritingSpaces();
  if (spaces.length === 0) return null;
  return (
    <Button asChild>
      <Link to={webPaths.newBid}>공고 쓰기</Link>
    </Button>
  );
}
