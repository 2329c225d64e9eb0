import {
  Form,
  FormActions,
  FormField,
  ReasonField,
  type RecordForm,
  requireReason,
  useRecordForm,
} from '@danji/app-kit/forms';
import { RecommendGrade, type RecommendGradeCode } from '@danji/contracts/codes/user-codes';
import { setRecommendParent } from '@danji/contracts/points/recommend-relation.endpoints';
import type { RecommendMember } from '@danji/contracts/points/recommend-relation';
import { createCustomRecommendRelation } from '@danji/contracts/points/recommend-staff.endpoints';
import { useToast } from '@danji/shell-sdk';
import { RadioGroup, TextInput } from '@danji/ui';

type FormProps = { member: RecommendMember; onDone: () => void };

const GRADES = RecommendGrade.options.map(({ code, label }) => ({ value: String(code), label }));
const toId = (text: string): number | null => (text.trim() === '' ? null : Number(text.trim()));
const NUMBER = /^[1-9]\d{0,14}$/;

type Values = { parent: string; grade: string; reason: string };

const validate = (values: Values, isNeeded: boolean) => ({
  ...((values.parent.trim() === '' ? isNeeded : !NUMBER.test(values.parent.trim())) && {
    parent: '회원 번호를 숫자로 입력해 주세요.',
  }),
  ...requireReason(values),
});

type PlaceFieldsProps = {
  form: RecordForm<Values>;
  isParentNeeded: boolean;
  help: string;
  submitLabel: string;
  onCancel: () => void;
};

/** Parent, grade and reason: the fields of both forms. */
function PlaceFields({ form, isParentNeeded, help, submitLabel, onCancel }: PlaceFieldsProps) {
  return (
    <Form form={form} gap={5}>
      <FormField
        form={form}
        name="parent"
        label="상위 회원 번호"
        required={isParentNeeded}
        optional={!isParentNeeded}
        help={help}
      >
        {(field) => <TextInput {...field} inputMode="numeric" />}
      </FormField>
      <FormField form={form} name="grade" label="추천 직책" required group>
        {(field) => <RadioGroup {...field} boxed options={GRADES} />}
      </FormField>
      <ReasonField form={form} help="변경 이력과 처리 기록에 남아요." />
      <FormActions form={form} submitLabel={submitLabel} onCancel={onCancel} />
    </Form>
  );
}

/** Sets the parent and the grade of a member in the tree; purchases from then on count for the new parent. */
export function PlaceForm({ member: { user, relation }, onDone }: FormProps) {
  const toast = useToast();
  const form = useRecordForm({
    call: setRecommendParent,
    initial: { parent: String(relation?.parent_id ?? ''), grade: String(relation?.grade ?? 0), reason: '' },
    wireNames: { parent: 'parent_user_id' },
    validate: (values) => validate(values, false),
    toInput: ({ parent, grade, reason }) => ({
      body: {
        user_id: user.id,
        parent_user_id: toId(parent),
        grade: Number(grade) as RecommendGradeCode,
        reason: reason.trim(),
      },
    }),
    onSaved: () => {
      toast({ title: `${user.name} 님의 추천 관계를 바꿨어요`, tone: 'success' });
      onDone();
    },
  });
  return (
    <PlaceFields
      form={form}
      isParentNeeded={false}
      help="비우면 상위 회원이 없어요. 지난 적립은 바뀌지 않아요."
      submitLabel="바꾸기"
      onCancel={onDone}
    />
  );
}

/** Gives a member another parent, which counts instead of the one in the tree until it is ended. */
export function CustomRelationForm({ member: { user }, onDone }: FormProps) {
  const toast = useToast();
  const form = useRecordForm({
    call: createCustomRecommendRelation,
    initial: { parent: '', grade: '0', reason: '' },
    wireNames: { parent: 'parent_user_id' },
    validate: (values) => validate(values, true),
    toInput: ({ parent, grade, reason }) => ({
      body: {
        user_id: user.id,
        parent_user_id: toId(parent) ?? 0,
        grade: Number(grade) as RecommendGradeCode,
        reason: reason.trim(),
      },
    }),
    onSaved: () => {
      toast({ title: `${user.name} 님의 상위 회원을 따로 정했어요`, tone: 'success' });
      onDone();
    },
  });
  return (
    <PlaceFields
      form={form}
      isParentNeeded
      help="추천 관계의 상위 회원 대신 적립을 받아요."
      submitLabel="정하기"
      onCancel={onDone}
    />
  );
}
