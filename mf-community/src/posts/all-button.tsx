import { Button } from '@danji/ui';

/** Leads from the one thing that a notification points at to all of its kind. */
export const AllButton = ({ children, onClick }: { children: string; onClick: () => void }) => (
  <Button variant="outline" size="sm" alignSelf="flex-start" onClick={onClick}>
    {children}
  </Button>
);
