import {
  AdvertisementFields,
  BLANK_ADVERTISEMENT,
  toAdvertisementChange,
  toAdvertisementDraft,
  toNewAdvertisement,
  toShown,
  validateAdvertisementDraft,
  type AdvertisementDraft,
} from '@danji/app-kit/advertisements';
import { Form, FormActions, type RecordForm, useFormValues, useRecordForm } from '@danji/app-kit/forms';
import { AdvertisementState } from '@danji/contracts/codes/advertisement-codes';
import type { AdvertisementDetail } from '@danji/contracts/site/advertisement';
import { createAdvertisement, updateAdvertisement } from '@danji/contracts/site/advertisement.endpoints';
import { Card, Grid, Stack } from '@danji/ui';
import { AdPreview } from './ad-preview.tsx';

type AdFormProps = {
  /** The advertisement to change, as its owner last handed it in; without it the form creates one. */
  stored?: AdvertisementDetail;
  onSaved: (saved: AdvertisementDetail) => unknown;
  onCancel: () => void;
};
const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' };
const { ENDED, REGISTRATION_REQUEST } = AdvertisementState;

function Preview({ form }: { form: RecordForm<AdvertisementDraft> }) {
  const values = useFormValues(form);
  return <AdPreview category={values.category} shown={toShown(values)} />;
}

/** Whether placement and tier are fixed: they are chosen until the payment, and again for a new run. */
const isBooked = ({ state, paid }: AdvertisementDetail): boolean =>
  state !== ENDED && (paid !== null || state !== REGISTRATION_REQUEST);

/** Asks for an advertisement, or for a change of one, with a preview at both sizes. */
export function AdForm({ stored, onSaved, onCancel }: AdFormProps) {
  const isFixed = stored !== undefined && isBooked(stored);
  const form = useRecordForm<AdvertisementDraft, typeof createAdvertisement | typeof updateAdvertisement>({
    call: stored ? updateAdvertisement : createAdvertisement,
    initial: stored ? toAdvertisementDraft({ ...stored, ...stored.edit }) : BLANK_ADVERTISEMENT,
    toInput: (values, { start }) =>
      stored
        ? { params: { id: stored.id }, body: toAdvertisementChange(values, start) }
        : { body: toNewAdvertisement(values) },
    validate: (values) => validateAdvertisementDraft(values, false),
    wireNames: { period: ['date_start', 'date_end'] },
    asksOnLeave: true,
    onSaved,
  });
  return (
    <Form form={form} label={stored ? '광고 고치기' : '광고 등록'}>
      <Grid gridTemplateColumns={COLUMNS} gap={5} alignItems="start">
        <Card as="section" aria-label="광고 내용">
          <Stack gap={5}>
            <AdvertisementFields form={form} isBooked={isFixed} />
            <FormActions form={form} submitLabel={stored ? '승인 요청' : '등록 요청'} onCancel={onCancel} />
          </Stack>
        </Card>
        <Preview form={form} />
      </Grid>
    </Form>
  );
}
