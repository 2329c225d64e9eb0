import { Form, FormActions, FormField, useRecordForm } from '@danji/app-kit/forms';
import { createWorkMember } from '@danji/contracts/workspace/work-space.endpoints';
import { useToast } from '@danji/shell-sdk';
import { Grid, Textarea, TextInput } from '@danji/ui';

type JoinFormProps = { space: { id: number; title: string }; onDone: () => void };

/** Asks to join a work space: the account says who it is, and its managers answer with a role. */
export function JoinForm({ space: { id, title }, onDone }: JoinFormProps) {
  const toast = useToast();
  const form = useRecordForm({
    call: createWorkMember,
    initial: { greeting: '', dong: '', ho: '' },
    toInput: (body) => ({ body: { space_id: id, ...body } }),
    validate: ({ greeting }) => ({ ...(greeting.trim() === '' && { greeting: '누구인지 한마디 적어 주세요.' }) }),
    onSaved: () => {
      toast({
        title: `'${title}'에 참여를 요청했어요`,
        description: '관리자가 답하면 알려 드릴게요.',
        tone: 'success',
      });
      onDone();
    },
  });
  return (
    <Form form={form}>
      <FormField
        form={form}
        name="greeting"
        label="인사말"
        required
        help="관리자만 봐요. 이름과 전화번호도 함께 보여요."
      >
        {(field) => (
          <Textarea
            {...field}
            rows={3}
            maxLength={200}
            placeholder="예) 관리사무소에서 서무를 맡고 있어요."
            data-autofocus
          />
        )}
      </FormField>
      <Grid gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap={3}>
        <FormField form={form} name="dong" label="동" help="입주민이라면 적어 주세요.">
          {(field) => <TextInput {...field} maxLength={20} placeholder="101" autoComplete="off" />}
        </FormField>
        <FormField form={form} name="ho" label="호">
          {(field) => <TextInput {...field} maxLength={20} placeholder="1203" autoComplete="off" />}
        </FormField>
      </Grid>
      <FormActions form={form} submitLabel="참여 요청" onCancel={onDone} />
    </Form>
  );
}
