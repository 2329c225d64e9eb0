import { Page } from '@danji/app-kit';
import { Form, FormControl, FormFailure, FormField, toTextBinding, useFormValues } from '@danji/app-kit/forms';
import { Button, Card, Checkbox, Field, Grid, RadioGroup } from '@danji/ui';
import { MessageFields } from '../../shared/message-fields.tsx';
import { MessagePreview } from '../messages/message-preview.tsx';
import { KINDS, useNotificationForm } from '../messages/use-notification-form.ts';

/** Sends one notification to all accounts of a kind. */
export function SendNotificationPage() {
  const { form, nameKind } = useNotificationForm();
  return (
    <Page description="한 종류의 회원 모두에게 알림을 보내요. 한 사람에게는 회원 정보에서 보낼 수 있어요.">
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap={6}
        alignItems="start"
      >
        <Card>
          <Form form={form} gap={6}>
            <FormField form={form} name="kind" label="받는 사람" required group help="알림을 끈 회원은 받지 않아요.">
              {(field) => (
                <RadioGroup
                  {...toTextBinding(field)}
                  boxed
                  options={KINDS.map((code) => ({ value: String(code), label: nameKind(code) }))}
                />
              )}
            </FormField>
            <Field label="광고" group help="광고는 마케팅 정보 수신에 동의한 회원만 받아요. 제목 앞에 (광고)가 붙어요.">
              <FormControl form={form} name="is_advertisement">
                {({ value, onChange }) => (
                  <Checkbox checked={value} onChange={onChange}>
                    광고성 정보예요
                  </Checkbox>
                )}
              </FormControl>
            </Field>
            <MessageFields form={form} />
            <FormFailure form={form} title="보내지 못했어요" />
            <Button type="submit" size="lg" icon="send" loading={form.isRunning} alignSelf={{ md: 'flex-end' }}>
              보내기
            </Button>
          </Form>
        </Card>
        <MessagePreview message={useFormValues(form)} />
      </Grid>
    </Page>
  );
}
