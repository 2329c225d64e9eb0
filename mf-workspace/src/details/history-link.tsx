import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Button, Icon } from '@danji/ui';

/** Leads to who has changed the details of the complex. */
export const HistoryLink = ({ spaceId }: { spaceId: number }) => (
  <Button asChild variant="ghost">
    <Link to={webPaths.workspaceHistory(spaceId)}>
      <Icon name="history" />
      변경 이력
    </Link>
  </Button>
);
