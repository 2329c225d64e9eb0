import { Alert, Button, Grid, HStack, Stack } from '@danji/ui';
import { RestoredAlert } from '../../shared/restored-alert.tsx';
import { PopupFields } from './popup-fields.tsx';
import { PopupPreview } from './popup-preview.tsx';
import { usePopupForm, type PopupFormOptions } from './use-popup-form.ts';

/** Creates or changes a popup, with a preview beside the form. */
export function PopupForm({ draftKey, initial, before, source }: PopupFormOptions) {
  const form = usePopupForm({ draftKey, initial, before, source });
  const { draft, article, holdFields } = form;
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
      gap={6}
      alignItems="start"
    >
      <form ref={holdFields} noValidate onSubmit={(event) => void form.submit(event)}>
        <Stack gap={5}>
          {draft.isRestored ? <RestoredAlert onStartOver={form.startOver} /> : null}
          <PopupFields article={article} value={draft.value} onChange={form.change} errors={form.fieldErrors} />
          {form.failure ? (
            <Alert tone="danger" title="저장하지 못했어요">
              {form.failure.title}
            </Alert>
          ) : null}
          <HStack justifyContent="flex-end">
            <Button size="lg" variant="outline" onClick={form.leave}>
              취소
            </Button>
            <Button size="lg" type="submit" loading={form.isRunning}>
              {before ? '저장' : '만들기'}
            </Button>
          </HStack>
        </Stack>
      </form>
      <PopupPreview draft={draft.value} content={article.content} />
    </Grid>
  );
}
