import { PICTURE_NUMBERS, type PictureNumber } from '@danji/contracts/site/picture-numbers';
import type { AdvertisementDetail } from '@danji/contracts/site/advertisement';
import { DateRangeInput, Field, RadioGroup, Select, Textarea, TextInput } from '@danji/ui';
import { TIER_OPTIONS, TYPE_OPTIONS } from './advertisement-labels.ts';
import type { FormErrors, FormValues, PictureValue } from './form-values.ts';
import { PictureField } from './picture-field.tsx';

const PICTURES: Readonly<Record<PictureNumber, { label: string; help: string }>> = {
  1: { label: '넓은 화면 이미지', help: '1,200 × 240 px (5:1). 선명하게 보이려면 두 배 크기로 올려 주세요.' },
  2: { label: '휴대폰 이미지', help: '720 × 360 px (2:1). 없으면 넓은 화면 이미지의 가운데가 보여요.' },
  3: { label: '추가 이미지 1', help: '팝업에서 쓸 수 있어요.' },
  4: { label: '추가 이미지 2', help: '팝업에서 쓸 수 있어요.' },
};

type AdvertisementFieldsProps = {
  values: FormValues;
  fieldErrors: FormErrors;
  /** Creates an object URL for a chosen file. */
  toUrl: (file: File) => string;
  /** Makes the change handler of a value; `fields` are the wire names whose errors it clears. */
  set: <K extends keyof FormValues>(name: K, fields?: readonly string[]) => (value: FormValues[K]) => void;
  setPicture: (number: PictureNumber, picture: PictureValue) => void;
};

export function AdvertisementFields({ values, fieldErrors, toUrl, set, setPicture }: AdvertisementFieldsProps) {
  const { category, tier, title, link, period, content, pictures } = values;
  return (
    <>
      <Field group label="종류" error={fieldErrors['category']}>
        <RadioGroup
          value={String(category)}
          onChange={(value) => set('category')(Number(value) as AdvertisementDetail['category'])}
          options={TYPE_OPTIONS}
        />
      </Field>
      <Field label="등급" help="같은 자리에서는 높은 등급이 먼저 보여요." error={fieldErrors['tier']}>
        <Select
          value={String(tier)}
          onChange={(value) => set('tier')(Number(value) as AdvertisementDetail['tier'])}
          options={TIER_OPTIONS}
        />
      </Field>
      <Field label="제목" required help="이미지를 볼 수 없는 사람에게는 제목을 읽어 줘요." error={fieldErrors['title']}>
        <TextInput maxLength={100} value={title} onChange={set('title')} />
      </Field>
      <Field label="링크" required help="'https://' 주소나 '/'로 시작하는 단지 안의 주소" error={fieldErrors['link']}>
        <TextInput inputMode="url" maxLength={500} value={link} onChange={set('link')} />
      </Field>
      <Field group label="게재 기간" required error={fieldErrors['date_start'] ?? fieldErrors['date_end']}>
        <DateRangeInput label="게재 기간" value={period} onChange={set('period', ['date_start', 'date_end'])} />
      </Field>
      <Field label="내용" optional error={fieldErrors['content']}>
        <Textarea rows={3} maxLength={2000} value={content} onChange={set('content')} />
      </Field>
      {PICTURE_NUMBERS.map((number) => (
        <PictureField
          key={number}
          {...PICTURES[number]}
          required={number === 1}
          value={pictures[number]}
          toUrl={toUrl}
          error={fieldErrors[`image${number}`]}
          onChange={(picture) => setPicture(number, picture)}
        />
      ))}
    </>
  );
}
