import { useMutation } from '@danji/api-client';
import type { ApartmentInfo } from '@danji/contracts/workspace/apartment-info';
import { importApartmentInfo } from '@danji/contracts/workspace/apartment-info-staff.endpoints';
import { useToast } from '@danji/shell-sdk';
import { Alert, Button, Flex, Grid, Stack } from '@danji/ui';
import type { SyntheticEvent } from 'react';
import { DetailCard } from '../../shared/detail-card.tsx';
import { InfoFields } from './info-fields.tsx';
import { labelInfo } from './info-text.ts';
import { OverriddenCard } from './overridden-card.tsx';
import { RevisionList } from './revision-list.tsx';
import { useInfoForm, type InfoForm } from './use-info-form.ts';

/** Imports the stored complex from K-apt again; an edit that is not saved yet must be saved or undone first. */
function useImport(form: InfoForm) {
  const { base } = form;
  const toast = useToast();
  const fetchAgain = useMutation(importApartmentInfo);
  const importAgain = async () => {
    if (!base) return;
    if (form.isDirty)
      return toast({
        title: '저장하지 않은 내용이 있어요',
        description: '저장하거나 되돌린 뒤에 가져올 수 있어요.',
        tone: 'warning',
      });
    const outcome = await fetchAgain.trigger({ body: { apt_info_id: base.id } });
    if (!outcome.ok)
      return toast({ title: Object.values(outcome.error.fields)[0] ?? outcome.error.title, tone: 'danger' });
    form.startFrom(outcome.data);
    return toast({ title: 'K-apt에서 가져왔어요', tone: 'success' });
  };
  return { importAgain, isImporting: fetchAgain.isRunning };
}

function InfoAlerts({ form }: { form: InfoForm }) {
  const { base } = form;
  const undo = (
    <Button size="sm" variant="outline" onClick={form.reset}>
      되돌리기
    </Button>
  );
  return (
    <>
      {form.isRestored && !form.hasConflict ? (
        <Alert tone="brand" title="입력하던 내용을 되살렸어요" action={undo} />
      ) : null}
      {form.hasConflict ? (
        <Alert tone="warning" announce title="다른 운영자가 먼저 저장했어요" action={undo}>
          입력한 내용은 그대로 있어요. 저장하면 내 내용으로 바뀌고, 되돌리면 저장된 내용으로 돌아가요.
        </Alert>
      ) : null}
      {base && base.not_understood.length > 0 ? (
        <Alert tone="warning" announce={false} title="알아보지 못한 K-apt의 말">
          {base.not_understood.map(({ field, wording }) => `${labelInfo(field)} '${wording}'`).join(', ')}
        </Alert>
      ) : null}
    </>
  );
}

function InfoButtons({ form }: { form: InfoForm }) {
  const { base } = form;
  return (
    <Flex justifyContent="flex-end" gap={2} flexWrap="wrap">
      {form.isDirty ? (
        <Button variant="outline" size="lg" onClick={form.reset}>
          되돌리기
        </Button>
      ) : null}
      <Button
        type="submit"
        size="lg"
        disabled={base !== undefined && !form.isDirty}
        loading={form.isSaving}
        loadingLabel="저장하는 중"
      >
        {base ? '저장' : '등록'}
      </Button>
    </Flex>
  );
}

/** Edits a complex. Beside the form are the fields that an import does not overwrite, and the history. `onCreated` is called after a new complex is saved. */
export function InfoEditor({
  info,
  onCreated,
}: {
  info?: ApartmentInfo;
  onCreated?: (newInfo: ApartmentInfo) => void;
}) {
  const form = useInfoForm(info);
  const toast = useToast();
  const { importAgain, isImporting } = useImport(form);
  const { base, holdFields } = form;

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const saved = await form.save();
    if (!saved) return;
    toast({ title: `'${saved.name}' 단지를 저장했어요`, tone: 'success' });
    onCreated?.(saved);
  };
  const editor = (
    <form
      ref={holdFields}
      noValidate
      aria-label={base ? '단지 고치기' : '단지 등록'}
      onSubmit={(event) => void submit(event)}
    >
      <Stack gap={4}>
        <InfoAlerts form={form} />
        <InfoFields form={form} />
        {form.failure ? (
          <Alert tone="danger" title="저장하지 못했어요">
            {form.failure.title}
          </Alert>
        ) : null}
        <InfoButtons form={form} />
      </Stack>
    </form>
  );
  if (!base) return editor;
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }}
      gap={5}
      alignItems="start"
    >
      {editor}
      <Stack gap={4}>
        <OverriddenCard form={form} isImporting={isImporting} onImport={() => void importAgain()} />
        <DetailCard title="바뀐 기록">
          <RevisionList key={base.revision} id={base.id} />
        </DetailCard>
      </Stack>
    </Grid>
  );
}
