import type { ApiError } from '@danji/api-client';
import type { PictureNumber } from '@danji/contracts/site/picture-numbers';
import { useUnsavedWork } from '@danji/shell-sdk';
import { Card, Grid, Heading, Stack, useFieldErrors } from '@danji/ui';
import { useState, type SyntheticEvent } from 'react';
import { FormActions } from '../../shared/form-actions.tsx';
import { AdvertisementFields } from './advertisement-fields.tsx';
import { BannerPreview } from './banner-preview.tsx';
import {
  validateFormValues,
  FORM_FIELDS,
  type FormErrors,
  type FormValues,
  type PictureValue,
  displayUrl,
} from './form-values.ts';
import { useObjectUrls } from './use-object-urls.ts';

type AdvertisementFormProps = {
  initial: FormValues;
  /** A verb. */
  submitLabel: string;
  /** The advertisement has ended or is blocked, so its period may be in the past. */
  isOver?: boolean;
  isRunning: boolean;
  error: ApiError | undefined;
  /** Returns the error when the call failed. */
  onSubmit: (values: FormValues) => Promise<ApiError | undefined>;
  onCancel: () => void;
};

const PreviewCard = ({ values: { title, pictures } }: { values: FormValues }) => (
  <Card position={{ xl: 'sticky' }} top="20">
    <Stack gap={3}>
      <Heading as="h2" size="md">
        미리보기
      </Heading>
      <BannerPreview title={title} wide={displayUrl(pictures[1])} phone={displayUrl(pictures[2])} />
    </Stack>
  </Card>
);

/** The form of an advertisement: its fields and pictures, with a preview at the real sizes. */
export function AdvertisementForm(props: AdvertisementFormProps) {
  const { initial, submitLabel, isOver = false, isRunning, error, onSubmit, onCancel } = props;
  const [start] = useState(initial);
  const [values, setValues] = useState(start);
  const { fieldErrors, form, show, forget } = useFieldErrors<FormErrors>();
  const [isSent, setIsSent] = useState(false);
  const toUrl = useObjectUrls();
  useUnsavedWork(values !== start && !isSent);

  const set =
    <K extends keyof FormValues>(name: K, fields: readonly string[] = [name]) =>
    (value: FormValues[K]) => {
      setValues((before) => ({ ...before, [name]: value }));
      forget(fields);
    };
  // A picture that cannot be opened is reverted a moment later; the functional update keeps the text typed meanwhile.
  const setPicture = (number: PictureNumber, picture: PictureValue): void => {
    setValues((before) => ({ ...before, pictures: { ...before.pictures, [number]: picture } }));
    forget([`image${number}`]);
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (show(validateFormValues(values, isOver))) return;
    setIsSent(true);
    const refused = await onSubmit(values);
    setIsSent(false);
    if (refused) show(refused.fields);
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap={6}
        alignItems="start"
      >
        <Stack gap={5}>
          <AdvertisementFields
            values={values}
            fieldErrors={fieldErrors}
            toUrl={toUrl}
            set={set}
            setPicture={setPicture}
          />
          <FormActions
            submitLabel={submitLabel}
            isRunning={isRunning}
            error={error}
            fields={FORM_FIELDS}
            onCancel={onCancel}
          />
        </Stack>
        <PreviewCard values={values} />
      </Grid>
    </form>
  );
}
