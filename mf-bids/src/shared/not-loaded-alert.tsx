import { Alert, Button } from '@danji/ui';

type NotLoadedAlertProps = {
  title: string;
  state: { refresh: () => Promise<unknown>; isRefreshing: boolean };
};

/** Says that a part beside others could not be loaded, and loads it again. */
export const NotLoadedAlert = ({ title, state: { refresh, isRefreshing } }: NotLoadedAlertProps) => (
  <Alert
    tone="neutral"
    announce={false}
    title={title}
    action={
      <Button size="sm" variant="outline" loading={isRefreshing} onClick={() => void refresh()}>
        다시 시도
      </Button>
    }
  />
);
