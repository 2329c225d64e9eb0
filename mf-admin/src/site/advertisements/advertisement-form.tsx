import {
  AdvertisementFields,
  BLANK_ADVERTISEMENT,
  AdvertisementPreview,
  toAdvertisementChange,
  toAdvertisementDraft,
  toNewAdvertisement,
  toShown,
  validateAdvertisementDraft,
  type AdvertisementDraft,
} from '@danji/app-kit/advertisements';
import { Form, FormActions, useFormValues, useRecordForm, type RecordForm } from '@danji/app-kit/forms';
import type { User } from '@danji/contracts/accounts/user';
import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import type { AdvertisementDetail } from '@danji/contracts/site/advertisement';
import { createAdvertisement, updateAdvertisement } from '@danji/contracts/site/advertisement.endpoints';
import { Card, Grid, Heading, Stack } from '@danji/ui';
import { useState } from 'react';
import { AdvertiserField } from './advertiser-field.tsx';

type AdvertisementFormProps = {
  /** The advertisement to change; without it the form creates one. */
  stored?: AdvertisementDetail;
  onSaved: (saved: Pick<AdvertisementDetail, 'id' | 'title'>) => unknown;
  onCancel: () => void;
};

function Preview({ form }: { form: RecordForm<AdvertisementDraft> }) {
  const values = useFormValues(form);
  return (
    <Card position={{ xl: 'sticky' }} top="20">
      <Stack gap={3}>
        <Heading as="h2" size="md">
          미리보기
        </Heading>
        <AdvertisementPreview category={values.category} shown={toShown(values)} />
      </Stack>
    </Card>
  );
}

/** The form of an advertisement: its fields and pictures, with a preview at the real sizes. */
export function AdvertisementForm({ stored, onSaved, onCancel }: AdvertisementFormProps) {
  const isOver = stored?.state === AdvertisementState.ENDED || stored?.state === AdvertisementState.BLOCKED;
  const [advertiser, setAdvertiser] = useState<User>();
  const form = useRecordForm<AdvertisementDraft, typeof createAdvertisement | typeof updateAdvertisement>({
    call: stored ? updateAdvertisement : createAdvertisement,
    initial: stored ? toAdvertisementDraft(stored) : BLANK_ADVERTISEMENT,
    toInput: (values, { start }) =>
      stored
        ? { params: { id: stored.id }, body: toAdvertisementChange(values, start) }
        : { body: { ...toNewAdvertisement(values), ...(advertiser && { user_id: advertiser.id }) } },
    validate: (values) => validateAdvertisementDraft(values, isOver),
    wireNames: { period: ['date_start', 'date_end'] },
    asksOnLeave: true,
    onSaved,
  });
  return (
    <Form form={form}>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap={6}
        alignItems="start"
      >
        <Stack gap={5}>
          {stored ? null : <AdvertiserField advertiser={advertiser} onChange={setAdvertiser} />}
          <AdvertisementFields form={form} />
          <FormActions form={form} submitLabel={stored ? '저장' : '등록'} onCancel={onCancel} />
        </Stack>
        <Preview form={form} />
      </Grid>
    </Form>
  );
}
