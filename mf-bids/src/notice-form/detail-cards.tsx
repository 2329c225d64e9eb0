import { FormField, useFormFiles } from '@danji/app-kit/forms';
import { RichTextField } from '@danji/app-kit/rich-text';
import { SUGGEST_ITEM_LIMITS } from '@danji/contracts/bids/suggest-item-limits';
import { AttachmentsField, Grid, NumberInput, TelInput, Textarea, TextInput } from '@danji/ui';
import { SectionCard, PAIR } from '../shared/section-card.tsx';
import { labelNotice } from './notice-labels.ts';
import { PriceRowsField } from './price-rows-field.tsx';
import type { NoticeForm } from './use-notice-form.ts';

type Props = { form: NoticeForm };

const EDITOR_HEIGHT = 280;

/** Shows the fields of the work to be done, and of the qualification to offer. */
export const ScopeCard = ({ form }: Props) => (
  <SectionCard title="사업 내용과 참가 자격">
    <RichTextField
      form={form}
      name="work_scope"
      label={labelNotice('work_scope')}
      help="무엇을, 어디에, 얼마나 하는지 적어 주세요."
      minHeight={EDITOR_HEIGHT}
    />
    <RichTextField
      form={form}
      name="participant_qualification"
      label={labelNotice('participant_qualification')}
      optional
      minHeight={EDITOR_HEIGHT}
    />
  </SectionCard>
);

type RateProps = Props & { name: 'bid_deposit_rate' | 'contract_deposit_rate' };

const RateField = ({ form, name }: RateProps) => (
  <FormField form={form} name={name} label={labelNotice(name)} optional>
    {(field) => <NumberInput {...field} allowBlank min={0} max={100} suffix="%" />}
  </FormField>
);

/** Shows the fields of the price rows, the deposits and the papers that vendors hand in. */
export function ConditionsCard({ form }: Props) {
  const files = useFormFiles(form);
  return (
    <SectionCard title="가격 내역과 제출 조건">
      <PriceRowsField form={form} />
      <Grid gridTemplateColumns={PAIR} gap={4}>
        <RateField form={form} name="bid_deposit_rate" />
        <RateField form={form} name="contract_deposit_rate" />
      </Grid>
      <FormField form={form} name="papers" label={labelNotice('papers')} optional>
        {(field) => (
          <Textarea
            {...field}
            rows={4}
            maxLength={SUGGEST_ITEM_LIMITS.papersCharacters}
            placeholder="예: 사업자등록증, 면허증 사본, 최근 3년 실적 증명서"
          />
        )}
      </FormField>
      <AttachmentsField
        {...files}
        maxCount={SUGGEST_ITEM_LIMITS.files}
        title="시방서, 도면 같은 파일을 끌어다 놓거나 골라 주세요"
      />
    </SectionCard>
  );
}

/** Where the complex is, and whom vendors ask. */
export const ContactCard = ({ form }: Props) => (
  <SectionCard title="단지와 담당자" lead="열람한 업체만 볼 수 있어요.">
    <Grid gridTemplateColumns={PAIR} gap={4}>
      <FormField form={form} name="building_name" label={labelNotice('building_name')} optional>
        {(field) => <TextInput {...field} maxLength={100} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="manager_name" label={labelNotice('manager_name')} optional>
        {(field) => <TextInput {...field} maxLength={50} autoComplete="name" />}
      </FormField>
      <FormField form={form} name="address1" label={labelNotice('address1')} optional>
        {(field) => <TextInput {...field} maxLength={200} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="address2" label={labelNotice('address2')} optional>
        {(field) => <TextInput {...field} maxLength={200} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="tel" label={labelNotice('tel')} required>
        {(field) => <TelInput {...field} />}
      </FormField>
    </Grid>
  </SectionCard>
);

/** The same notice on K-apt. */
export const KaptCard = ({ form }: Props) => (
  <SectionCard title="K-apt" lead="K-apt에 올린 공고가 있으면 적어 주세요.">
    <Grid gridTemplateColumns={PAIR} gap={4}>
      <FormField form={form} name="kapt_number" label={labelNotice('kapt_number')} optional>
        {(field) => <TextInput {...field} maxLength={30} autoComplete="off" />}
      </FormField>
      <FormField form={form} name="kapt_link" label={labelNotice('kapt_link')} optional>
        {(field) => <TextInput {...field} type="url" maxLength={500} autoComplete="off" placeholder="https://" />}
      </FormField>
    </Grid>
  </SectionCard>
);
