import { Form, FormActions, FormField, ReasonField, requireReason, useRecordForm } from '@danji/app-kit/forms';
import { RecommendTier } from '@danji/contracts/codes/user-codes';
import type { RecommendMember } from '@danji/contracts/points/recommend-relation';
import { updateRecommendMember } from '@danji/contracts/points/recommend-staff.endpoints';
import { useToast } from '@danji/shell-sdk';
import { NumberInput, RadioGroup, Switch } from '@danji/ui';

const TIERS = RecommendTier.options.map(({ code, label }) => ({ value: String(code), label }));

/** Sets the tier, the additional rate and the right to see everybody below, for later purchases. */
export function TermsForm({ member, onDone }: { member: RecommendMember; onDone: () => void }) {
  const { user, recommand_tier, bonus_point_rate, is_recommander_manager } = member;
  const toast = useToast();
  const form = useRecordForm({
    call: updateRecommendMember,
    initial: { recommand_tier: String(recommand_tier), bonus_point_rate, is_recommander_manager, reason: '' },
    validate: requireReason,
    toInput: ({ reason, ...terms }) => ({
      params: { id: user.id },
      body: {
        ...terms,
        recommand_tier: Number(terms.recommand_tier) as RecommendMember['recommand_tier'],
        reason: reason.trim(),
      },
    }),
    onSaved: () => {
      toast({ title: `${user.name} 님의 추천 조건을 바꿨어요`, tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} gap={5}>
      <FormField
        form={form}
        name="recommand_tier"
        label="추천 등급"
        required
        group
        help="상품마다 등급별 적립이 달라요."
      >
        {(field) => <RadioGroup {...field} boxed options={TIERS} />}
      </FormField>
      <FormField form={form} name="bonus_point_rate" label="추가 적립률" required>
        {({ onChange, ...field }) => (
          <NumberInput {...field} onChange={(next) => onChange(next ?? 0)} min={0} max={100} decimals={1} suffix="%" />
        )}
      </FormField>
      <FormField form={form} name="is_recommander_manager" label="아래 회원 모두 보기" group>
        {({ value, onChange }) => (
          <Switch checked={value} onChange={onChange}>
            추천 관리자
          </Switch>
        )}
      </FormField>
      <ReasonField form={form} help="변경 이력과 처리 기록에 남아요." />
      <FormActions form={form} submitLabel="바꾸기" onCancel={onDone} />
    </Form>
  );
}
