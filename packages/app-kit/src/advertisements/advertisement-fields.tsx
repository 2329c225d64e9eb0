import { AdType } from '@danji/contracts/codes/advertisement-codes';
import { DateRangeInput, RadioGroup, Textarea, TextInput } from '@danji/ui';
import { FormField, toTextBinding } from '../forms/form-field.tsx';
import type { RecordForm } from '../forms/record-form.ts';
import { useFormValues } from '../forms/use-values.ts';
import { TIER_OPTIONS, TYPE_OPTIONS } from './advertisement-labels.ts';
import { PICTURE_NAMES, type AdvertisementDraft, type PictureName } from './advertisement-draft.ts';
import { PictureField } from './picture-field.tsx';
import { useObjectUrls } from './use-object-urls.ts';

type PictureText = { label: string; help: string };

/** Both have a picture for each width; a popup shows two more below its text. */
const PICTURES: Readonly<Record<AdvertisementDraft['category'], Partial<Record<PictureName, PictureText>>>> = {
  [AdType.BANNER]: {
    image1: { label: '넓은 화면 이미지', help: '1,200 × 240 px (5:1). 선명하게 보이려면 두 배 크기로 올려 주세요.' },
    image2: { label: '휴대폰 이미지', help: '720 × 360 px (2:1). 없으면 넓은 화면 이미지의 가운데가 보여요.' },
  },
  [AdType.POPUP]: {
    image1: { label: '넓은 화면 이미지', help: '720 × 360 px (2:1). 컴퓨터에서 팝업의 내용 위에 보여요.' },
    image2: {
      label: '휴대폰 이미지',
      help: '720 × 360 px (2:1). 휴대폰에서 내용 위에 보여요. 없으면 넓은 화면 이미지가 보여요.',
    },
    image3: { label: '추가 이미지 1', help: '720 × 360 px (2:1). 팝업에서 내용 아래에 보여요.' },
    image4: { label: '추가 이미지 2', help: '720 × 360 px (2:1). 팝업에서 맨 아래에 보여요.' },
  },
};

type AdvertisementFieldsProps = {
  form: RecordForm<AdvertisementDraft>;
  /** Placement and tier were bought and stay as they are. */ isBooked?: boolean;
};

/** The fields of an advertisement, for its vendor and for our staff. */
export function AdvertisementFields({ form, isBooked = false }: AdvertisementFieldsProps) {
  const toUrl = useObjectUrls();
  const { category } = useFormValues(form);
  return (
    <>
      {isBooked ? null : (
        <>
          <FormField form={form} name="category" group label="종류">
            {(field) => <RadioGroup {...toTextBinding(field)} options={TYPE_OPTIONS} />}
          </FormField>
          <FormField form={form} name="tier" group label="등급" help="같은 자리에서는 높은 등급이 먼저 보여요.">
            {(field) => <RadioGroup {...toTextBinding(field)} options={TIER_OPTIONS} />}
          </FormField>
        </>
      )}
      <FormField form={form} name="title" label="제목" required help="이미지를 볼 수 없는 사람에게는 제목을 읽어 줘요.">
        {(field) => <TextInput {...field} maxLength={100} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="link" label="링크" required help="'https://' 주소나 '/'로 시작하는 단지 안의 주소">
        {(field) => <TextInput {...field} inputMode="url" maxLength={500} />}
      </FormField>
      <FormField form={form} name="period" group label="게재 기간" required>
        {({ value, onChange }) => <DateRangeInput label="게재 기간" value={value} onChange={onChange} />}
      </FormField>
      {category === AdType.POPUP ? (
        <FormField form={form} name="content" label="내용" optional>
          {(field) => <Textarea {...field} rows={3} maxLength={2000} />}
        </FormField>
      ) : null}
      {PICTURE_NAMES.map((name) => {
        const text = PICTURES[category][name];
        return text ? (
          <PictureField key={name} {...text} form={form} name={name} required={name === 'image1'} toUrl={toUrl} />
        ) : null;
      })}
    </>
  );
}
