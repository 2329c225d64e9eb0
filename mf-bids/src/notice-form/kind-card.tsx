import { FormField, toTextBinding, useFormValues } from '@danji/app-kit/forms';
import { BidMethod, NoticeUrgency, SelectionMethod, SuggestType } from '@danji/contracts/codes/suggest-item-codes';
import { Alert, Box, RadioGroup } from '@danji/ui';
import { SectionCard } from '../shared/section-card.tsx';
import { CopyKaptButton } from '../shared/copy-kapt-button.tsx';
import { isForKapt } from '../shared/kapt-text.ts';
import { InvitedField } from './invited-field.tsx';
import { isAddendum, toNoticeContent } from './notice-draft.ts';
import { labelNotice } from './notice-labels.ts';
import type { NoticeForm } from './use-notice-form.ts';

type CodeOptions = readonly { code: number; label: string }[];
const toOptions = (options: CodeOptions) => options.map(({ code, label }) => ({ value: String(code), label }));

const KINDS = [
  { value: String(SuggestType.BID), label: '입찰공고', description: '마감까지 제안을 밀봉하고 함께 개봉해요.' },
  { value: String(SuggestType.QUOTE), label: '견적요청', description: '여러 업체의 견적을 비교해요.' },
  { value: String(SuggestType.PROPOSAL), label: '제안요청', description: '내용과 방법을 제안받아요.' },
  { value: String(SuggestType.PRIVATE), label: '수의계약 상담', description: '초대한 업체와 상담해요.' },
];

/** The law wants a competitive tender on K-apt or another designated system. */
function LawAlert({ form }: { form: NoticeForm }) {
  const values = useFormValues(form);
  return isForKapt(values) ? (
    <Alert tone="warning" announce={false} title="의무관리단지의 경쟁입찰은 K-apt에도 올려야 해요">
      K-apt 같은 지정 전자입찰시스템에서 입찰하고, 여기에는 업체가 찾아볼 수 있게 함께 올려 주세요. 공고 번호와 주소는
      아래 K-apt 항목에 적어 주세요.
      <Box marginTop={3}>
        <CopyKaptButton read={() => toNoticeContent(values, form.base)} />
      </Box>
    </Alert>
  ) : null;
}

/** Shows the fields of the kind of notice, and of how the winner is found. */
export const KindCard = ({ form }: { form: NoticeForm }) => (
  <SectionCard title="종류와 방법">
    <FormField
      form={form}
      name="suggest_type"
      label={labelNotice('suggest_type')}
      group
      disabled={isAddendum(form.base)}
    >
      {(field) => {
        const { value, onChange } = toTextBinding(field);
        return <RadioGroup boxed value={value} onChange={onChange} options={KINDS} />;
      }}
    </FormField>
    <LawAlert form={form} />
    <FormField form={form} name="bid_method" label={labelNotice('bid_method')} group disabled={isAddendum(form.base)}>
      {(field) => {
        const { value, onChange } = toTextBinding(field);
        return <RadioGroup boxed value={value} onChange={onChange} options={toOptions(BidMethod.options)} />;
      }}
    </FormField>
    <InvitedField form={form} />
    <FormField form={form} name="selection_method" label={labelNotice('selection_method')} group>
      {(field) => {
        const { value, onChange } = toTextBinding(field);
        return <RadioGroup boxed value={value} onChange={onChange} options={toOptions(SelectionMethod.options)} />;
      }}
    </FormField>
    <FormField form={form} name="urgency" label={labelNotice('urgency')} group>
      {(field) => {
        const { value, onChange } = toTextBinding(field);
        return <RadioGroup boxed value={value} onChange={onChange} options={toOptions(NoticeUrgency.options)} />;
      }}
    </FormField>
  </SectionCard>
);
