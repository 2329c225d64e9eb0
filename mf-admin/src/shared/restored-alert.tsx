import { Alert, Button } from '@danji/ui';

type RestoredAlertProps = { title?: string; onStartOver: () => void };

/** Says that a form was filled from the draft of an earlier visit, and offers to discard the draft. */
export function RestoredAlert({ title = '입력하던 내용을 되살렸어요', onStartOver }: RestoredAlertProps) {
  return (
    <Alert
      tone="brand"
      title={title}
      action={
        <Button size="sm" variant="outline" onClick={onStartOver}>
          처음으로
        </Button>
      }
    />
  );
}
