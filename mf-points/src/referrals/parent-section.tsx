import { useEndpoint } from '@danji/api-client';
import { Form, FormFailure, FormField, useRecordForm } from '@danji/app-kit/forms';
import { RecommendGrade } from '@danji/contracts/codes/user-codes';
import { getRecommendParent, setRecommendParent } from '@danji/contracts/points/recommend-relation.endpoints';
import { useToast } from '@danji/shell-sdk';
import { Button, Card, Heading, Stack, Text, TextInput } from '@danji/ui';

function ParentForm() {
  const toast = useToast();
  const form = useRecordForm({
    call: setRecommendParent,
    initial: { ref_code: '' },
    validate: ({ ref_code }) => (ref_code.trim() === '' ? { ref_code: '추천 코드를 입력해 주세요.' } : {}),
    toInput: ({ ref_code }) => ({
      body: { parent_user_id: null, grade: RecommendGrade.NONE, ref_code: ref_code.trim() },
    }),
    onSaved: () => toast({ title: '추천인을 정했어요', tone: 'success' }),
  });
  return (
    <Form form={form}>
      <FormField
        form={form}
        name="ref_code"
        label="추천인의 코드"
        help="한 번만 정할 수 있어요. 포인트는 가입할 때 적은 추천 코드에만 드려요."
      >
        {(field) => <TextInput {...field} autoComplete="off" maxLength={20} />}
      </FormField>
      <FormFailure form={form} />
      <Button type="submit" variant="outline" alignSelf="flex-start" loading={form.isRunning}>
        추천인 정하기
      </Button>
    </Form>
  );
}

/** Shows the recommender of the member; a member without a recommender can name one, once. */
export function ParentSection() {
  const { data } = useEndpoint(getRecommendParent);
  if (!data) return null;
  return (
    <Card as="section" aria-label="나를 추천한 회원">
      <Stack gap={3}>
        <Heading as="h2" size="md">
          나를 추천한 회원
        </Heading>
        {data.parent_user ? <Text>{data.parent_user.name}</Text> : <ParentForm />}
      </Stack>
    </Card>
  );
}
