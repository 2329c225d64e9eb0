import { Form, FormActions, useFormValues, useRecordForm, type RecordForm } from '@danji/app-kit/forms';
import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import type { AdvertisementDetail } from '@danji/contracts/site/advertisement';
import { createAdvertisement, updateAdvertisement } from '@danji/contracts/site/advertisement.endpoints';
import { Card, Grid, Heading, Stack } from '@danji/ui';
import { AdvertisementFields } from './advertisement-fields.tsx';
import { BannerPreview } from './banner-preview.tsx';
import {
  BLANK,
  displayUrl,
  toChangeBody,
  toFormValues,
  toNewBody,
  validateFormValues,
  type FormValues,
} from './form-values.ts';

type AdvertisementFormProps = {
  /** The advertisement to change; without it the form creates one. */
  stored?: AdvertisementDetail;
  onSaved: (saved: Pick<AdvertisementDetail, 'id' | 'title'>) => unknown;
  onCancel: () => void;
};

function Preview({ form }: { form: RecordForm<FormValues> }) {
  const { title, image1, image2 } = useFormValues(form);
  return (
    <Card position={{ xl: 'sticky' }} top="20">
      <Stack gap={3}>
        <Heading as="h2" size="md">
          미리보기
        </Heading>
        <BannerPreview title={title} wide={displayUrl(image1)} phone={displayUrl(image2)} />
      </Stack>
    </Card>
  );
}

/** The form of an advertisement: its fields and pictures, with a preview at the real sizes. */
export function AdvertisementForm({ stored, onSaved, onCancel }: AdvertisementFormProps) {
  const isOver = stored?.state === AdvertisementState.ENDED || stored?.state === AdvertisementState.BLOCKED;
  const form = useRecordForm<FormValues, typeof createAdvertisement | typeof updateAdvertisement>({
    call: stored ? updateAdvertisement : createAdvertisement,
    initial: stored ? toFormValues(stored) : BLANK,
    toInput: (values, { start }) =>
      stored ? { params: { id: stored.id }, body: toChangeBody(values, start) } : { body: toNewBody(values) },
    validate: (values) => validateFormValues(values, isOver),
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
          <AdvertisementFields form={form} />
          <FormActions form={form} submitLabel={stored ? '저장' : '등록'} onCancel={onCancel} />
        </Stack>
        <Preview form={form} />
      </Grid>
    </Form>
  );
}
