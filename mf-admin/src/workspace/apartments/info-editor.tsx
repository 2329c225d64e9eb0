import { useMutation } from '@danji/api-client';
import { FieldConflictDialog, Form, SaveActions } from '@danji/app-kit/forms';
import type { ApartmentInfo } from '@danji/contracts/workspace/apartment-info';
import { importApartmentInfo } from '@danji/contracts/workspace/apartment-info-staff.endpoints';
import { useToast } from '@danji/shell-sdk';
import { Alert, Grid, Stack } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';
import { InfoFields } from './info-fields.tsx';
import { formatInfo, labelInfo } from './info-text.ts';
import { OverriddenCard } from './overridden-card.tsx';
import { RevisionList } from './revision-list.tsx';
import { useInfoForm, type InfoForm } from './use-info-form.ts';

/** Imports the stored complex from K-apt again; an edit that is not saved yet must be saved or undone first. */
function useImport({ base, isDirty }: InfoForm, startFromInfo: (info: ApartmentInfo) => void) {
  const toast = useToast();
  const fetchAgain = useMutation(importApartmentInfo);
  const importAgain = async () => {
    if (!base) return;
    if (isDirty)
      return toast({
        title: '저장하지 않은 내용이 있어요',
        description: '저장하거나 되돌린 뒤에 가져올 수 있어요.',
        tone: 'warning',
      });
    const outcome = await fetchAgain.trigger({ body: { apt_info_id: base.id } });
    if (!outcome.ok)
      return toast({ title: Object.values(outcome.error.fields)[0] ?? outcome.error.title, tone: 'danger' });
    startFromInfo(outcome.data);
    return toast({ title: 'K-apt에서 가져왔어요', tone: 'success' });
  };
  return { importAgain, isImporting: fetchAgain.isRunning };
}

const NotUnderstoodAlert = ({ not_understood }: Pick<ApartmentInfo, 'not_understood'>) =>
  not_understood.length > 0 ? (
    <Alert tone="warning" announce={false} title="알아보지 못한 K-apt의 말">
      {not_understood.map(({ field, wording }) => `${labelInfo(field)} '${wording}'`).join(', ')}
    </Alert>
  ) : null;

type InfoEditorProps = { info?: ApartmentInfo; onCreated?: (newInfo: ApartmentInfo) => void };

/**
 * Edits a complex. Beside the form are the fields that an import does not overwrite, and the history. `onCreated` is
 * called after a new complex is saved.
 */
export function InfoEditor({ info, onCreated }: InfoEditorProps) {
  const { form, startFromInfo } = useInfoForm(info, onCreated);
  const { importAgain, isImporting } = useImport(form, startFromInfo);
  const { base } = form;
  const editor = (
    <Form form={form} label={base ? '단지 고치기' : '단지 등록'}>
      {base ? <NotUnderstoodAlert not_understood={base.not_understood} /> : null}
      <InfoFields form={form} />
      <SaveActions form={form} />
      <FieldConflictDialog
        form={form}
        savedOf={({ updated }) => ({ at: updated })}
        labelOf={labelInfo}
        describe={(values, name) => formatInfo(name, values[name])}
      />
    </Form>
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
