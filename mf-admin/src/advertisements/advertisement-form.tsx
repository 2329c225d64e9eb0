import type { ApiError } from '@danji/api-client';
import { type AdvertisementDetail, PICTURE_NUMBERS, type PictureNumber } from '@danji/contracts/commons/advertisement';
import { useUnsavedWork } from '@danji/shell-sdk';
import {
  Card,
  DateRangeInput,
  Field,
  Grid,
  Heading,
  RadioGroup,
  Select,
  Stack,
  Textarea,
  TextInput,
  useFaults,
} from '@danji/ui';
import { useState, type SyntheticEvent } from 'react';
import { FormEnd } from '../shared/form-end.tsx';
import { TIER_OPTIONS, TYPE_OPTIONS } from './advertisement-labels.ts';
import { BannerPreview } from './banner-preview.tsx';
import {
  findFormFaults,
  FORM_FIELDS,
  type FormFaults,
  type FormValues,
  type PictureValue,
  shownUrl,
} from './form-values.ts';
import { PictureField } from './picture-field.tsx';
import { useObjectUrls } from './use-object-urls.ts';

const PICTURES: Readonly<Record<PictureNumber, { label: string; help: string }>> = {
  1: { label: '넓은 화면 이미지', help: '1,200 × 240 px (5:1). 선명하게 보이려면 두 배 크기로 올려 주세요.' },
  2: { label: '휴대폰 이미지', help: '720 × 360 px (2:1). 없으면 넓은 화면 이미지의 가운데가 보여요.' },
  3: { label: '추가 이미지 1', help: '팝업에서 쓸 수 있어요.' },
  4: { label: '추가 이미지 2', help: '팝업에서 쓸 수 있어요.' },
};

type AdvertisementFormProps = {
  initial: FormValues;
  /** A verb. */
  submitLabel: string;
  /** It is over or blocked: its period may be past. */
  isOver?: boolean;
  isRunning: boolean;
  error: ApiError | undefined;
  /** Answers why it was refused. */
  onSubmit: (values: FormValues) => Promise<ApiError | undefined>;
  onCancel: () => void;
};

/** What an advertisement says, its pictures, and how they look at their real sizes. */
export function AdvertisementForm({
  initial,
  submitLabel,
  isOver = false,
  isRunning,
  error,
  onSubmit,
  onCancel,
}: AdvertisementFormProps) {
  const [start] = useState(initial);
  const [values, setValues] = useState(start);
  const { faults, form, show, forget } = useFaults<FormFaults>();
  const [isSent, setIsSent] = useState(false);
  const toUrl = useObjectUrls();
  useUnsavedWork(values !== start && !isSent);

  const set =
    <K extends keyof FormValues>(name: K, fields: readonly string[] = [name]) =>
    (value: FormValues[K]) => {
      setValues((before) => ({ ...before, [name]: value }));
      forget(fields);
    };
  // One that cannot be opened is given back a moment later: what was typed meanwhile stays.
  const setPicture = (number: PictureNumber, picture: PictureValue): void => {
    setValues((before) => ({ ...before, pictures: { ...before.pictures, [number]: picture } }));
    forget([`image${number}`]);
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (show(findFormFaults(values, isOver))) return;
    setIsSent(true);
    const refused = await onSubmit(values);
    setIsSent(false);
    if (refused) show(refused.fields);
  };
  const { category, tier, title, link, run, content, pictures } = values;
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap={6}
        alignItems="start"
      >
        <Stack gap={5}>
          <Field group label="종류" error={faults['category']}>
            <RadioGroup
              value={String(category)}
              onChange={(value) => set('category')(Number(value) as AdvertisementDetail['category'])}
              options={TYPE_OPTIONS}
            />
          </Field>
          <Field label="등급" help="같은 자리에서는 높은 등급이 먼저 보여요." error={faults['tier']}>
            <Select
              value={String(tier)}
              onChange={(value) => set('tier')(Number(value) as AdvertisementDetail['tier'])}
              options={TIER_OPTIONS}
            />
          </Field>
          <Field label="제목" required help="이미지를 볼 수 없는 사람에게는 제목을 읽어 줘요." error={faults['title']}>
            <TextInput maxLength={100} value={title} onChange={set('title')} />
          </Field>
          <Field label="링크" required help="'https://' 주소나 '/'로 시작하는 단지 안의 주소" error={faults['link']}>
            <TextInput inputMode="url" maxLength={500} value={link} onChange={set('link')} />
          </Field>
          <Field group label="게재 기간" required error={faults['date_start'] ?? faults['date_end']}>
            <DateRangeInput label="게재 기간" value={run} onChange={set('run', ['date_start', 'date_end'])} />
          </Field>
          <Field label="내용" optional error={faults['content']}>
            <Textarea rows={3} maxLength={2000} value={content} onChange={set('content')} />
          </Field>
          {PICTURE_NUMBERS.map((number) => (
            <PictureField
              key={number}
              {...PICTURES[number]}
              required={number === 1}
              value={pictures[number]}
              toUrl={toUrl}
              error={faults[`image${number}`]}
              onChange={(picture) => setPicture(number, picture)}
            />
          ))}
          <FormEnd
            submitLabel={submitLabel}
            isRunning={isRunning}
            error={error}
            fields={FORM_FIELDS}
            onCancel={onCancel}
          />
        </Stack>
        <Card position={{ xl: 'sticky' }} top="20">
          <Stack gap={3}>
            <Heading as="h2" size="md">
              미리보기
            </Heading>
            <BannerPreview title={title} wide={shownUrl(pictures[1])} phone={shownUrl(pictures[2])} />
          </Stack>
        </Card>
      </Grid>
    </form>
  );
}
