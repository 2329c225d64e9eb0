import {
  FieldConflictDialog,
  FormControl,
  FormFailure,
  FormField,
  RestoredAlert,
  toTextBinding,
  type RecordForm,
} from '@danji/app-kit/forms';
import { RichTextField } from '@danji/app-kit/rich-text';
import { COMPANY_ITEM_LIMITS } from '@danji/contracts/bids/company-item-limits';
import type { CompanyItem } from '@danji/contracts/bids/company-item';
import { AdType } from '@danji/contracts/codes/advertisement-codes';
import { Card, Grid, RadioGroup, Stack, Switch, TelInput, Textarea, TextInput } from '@danji/ui';
import { SectionCard, PAIR } from '../shared/section-card.tsx';
import { PLAIN_ON_PHONES } from '../shared/plain-on-phones.ts';
import { type CompanyAction, type CompanyDraft, describeField, labelField } from './company-draft.ts';
import { CasesField } from './cases-field.tsx';
import { SectorFields } from './sector-fields.tsx';
import { ThumbnailField } from './thumbnail-field.tsx';

type Form = RecordForm<CompanyDraft, CompanyItem, CompanyAction>;

const PLACEMENTS = [
  { value: '', label: '목록만', description: '조건에 맞는 사람에게 목록에서 보여요.' },
  { value: String(AdType.BANNER), label: '배너', description: '업체 찾기 맨 위에 차례대로 보여요.' },
  { value: String(AdType.POPUP), label: '팝업', description: '업체 찾기를 열 때 작은 창으로 보여요.' },
];

const IntroductionCard = ({ form }: { form: Form }) => (
  <SectionCard title="소개">
    <FormField form={form} name="title" label="제목" required>
      {(field) => (
        <TextInput
          {...field}
          maxLength={COMPANY_ITEM_LIMITS.titleCharacters}
          autoComplete="off"
          placeholder="예: 옥상 방수 전문, 10년 하자 보증"
        />
      )}
    </FormField>
    <FormField form={form} name="description" label="한 줄 소개" required>
      {(field) => <Textarea {...field} rows={2} maxLength={COMPANY_ITEM_LIMITS.descriptionCharacters} />}
    </FormField>
    <ThumbnailField form={form} />
    <FormField form={form} name="thumbnail_link" label="사진 링크" optional help="사진을 누르면 열릴 https 주소예요.">
      {(field) => <TextInput {...field} type="url" maxLength={500} autoComplete="url" placeholder="https://" />}
    </FormField>
    <SectorFields form={form} />
  </SectionCard>
);

const ContactCard = ({ form }: { form: Form }) => (
  <SectionCard title="연락처">
    <FormField form={form} name="company_name" label="업체 이름" required>
      {(field) => <TextInput {...field} maxLength={100} autoComplete="organization" />}
    </FormField>
    <Grid gridTemplateColumns={PAIR} gap={4}>
      <FormField form={form} name="company_tel" label="전화번호" help="전화번호와 이메일 가운데 하나는 꼭 적어 주세요.">
        {(field) => <TelInput {...field} />}
      </FormField>
      <FormField form={form} name="company_email" label="이메일">
        {(field) => <TextInput {...field} type="email" maxLength={100} autoComplete="email" />}
      </FormField>
    </Grid>
  </SectionCard>
);

const PlacementCard = ({ form }: { form: Form }) => (
  <SectionCard title="노출">
    <FormField form={form} name="ad_type" label="노출 자리" group>
      {(field) => {
        const { value, onChange } = toTextBinding(field);
        return <RadioGroup boxed value={value} onChange={onChange} options={PLACEMENTS} />;
      }}
    </FormField>
    <FormControl form={form} name="is_readable_brand_review">
      {({ value, onChange }) => (
        <Switch checked={value} onChange={onChange} description="계약한 단지가 남긴 평가를 소개에 함께 보여요.">
          평가 공개
        </Switch>
      )}
    </FormControl>
  </SectionCard>
);

/** Writes a company item. */
export function CompanyForm({ form }: { form: Form }) {
  const { container } = form;
  return (
    <Stack ref={container} gap={5}>
      <RestoredAlert form={form} />
      <IntroductionCard form={form} />
      <Card as="section" aria-label="상세 소개" css={PLAIN_ON_PHONES}>
        <RichTextField
          form={form}
          name="description_content"
          label="상세 소개"
          help="하는 일, 강점, 시공 순서를 사진과 함께 적어 주세요."
        />
      </Card>
      <Card as="section" aria-label="시공 사례" css={PLAIN_ON_PHONES}>
        <CasesField form={form} />
      </Card>
      <ContactCard form={form} />
      <PlacementCard form={form} />
      <FormFailure form={form} title="저장하지 못했어요" />
      <FieldConflictDialog
        form={form}
        savedOf={({ updated }) => ({ at: updated })}
        labelOf={labelField}
        describe={describeField}
      />
    </Stack>
  );
}
