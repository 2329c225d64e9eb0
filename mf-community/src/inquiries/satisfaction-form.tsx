import { Form, FormFailure, FormField, useRecordForm } from '@danji/app-kit/forms';
import type { Inquiry } from '@danji/contracts/community/inquiry';
import { INQUIRY_LIMITS } from '@danji/contracts/community/inquiry-rules';
import { useToast } from '@danji/shell-sdk';
import { Button, Card, Flex, RatingInput, TextInput } from '@danji/ui';
import { callsOf, useCheckAgain } from './inquiry-calls.ts';

/** Asks the author of an answered inquiry how content they are; the answer can be changed. */
export function SatisfactionForm({ inquiry }: { inquiry: Inquiry }) {
  const { id, nano_id, updated, visitor, satisfaction, satisfaction_comment } = inquiry;
  const [toast, checkAgain] = [useToast(), useCheckAgain()];
  const form = useRecordForm({
    call: callsOf(inquiry).update,
    initial: { satisfaction: satisfaction ?? 0, satisfaction_comment: satisfaction_comment ?? '' },
    toInput: (rating) => ({ params: { id }, body: { ...rating, updated } }),
    validate: (rating) => ({ ...(rating.satisfaction === 0 && { satisfaction: '별점을 골라 주세요.' }) }),
    ...(visitor && { draftKey: `community.inquiry.${nano_id}.rating` }),
    onRefused: checkAgain,
    onSaved: () => {
      toast({ title: '의견을 보내 주셔서 고마워요', tone: 'success' });
    },
  });
  return (
    <Card>
      <Form form={form} label="만족도">
        <FormField form={form} name="satisfaction" label="답변에 만족하셨나요?" required>
          {(field) => <RatingInput {...field} />}
        </FormField>
        <FormField form={form} name="satisfaction_comment" label="한 줄 의견" optional>
          {(field) => <TextInput {...field} maxLength={INQUIRY_LIMITS.satisfactionCharacters} autoComplete="off" />}
        </FormField>
        <FormFailure form={form} title="보내지 못했어요" />
        <Flex justifyContent="flex-end">
          <Button type="submit" variant="outline" loading={form.isRunning}>
            {satisfaction === null ? '평가 보내기' : '평가 바꾸기'}
          </Button>
        </Flex>
      </Form>
    </Card>
  );
}
