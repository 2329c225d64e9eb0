import { Page } from '@danji/app-kit';
import { Alert, Button, Card, Checkbox, Field, Grid, RadioGroup, Stack } from '@danji/ui';
import { MessageFields } from '../../shared/message-fields.tsx';
import { MessagePreview } from '../messages/message-preview.tsx';
import { KINDS, useNotificationForm } from '../messages/use-notification-form.ts';

/** Sends one notification to all accounts of a kind. */
export function SendNotificationPage() {
  const { kind, setKind, nameKind, isAdvertisement, setAdvertisement, message, ...rest } = useNotificationForm();
  const { change, fieldErrors, form, submit, failure, isRunning } = rest;
  return (
    <Page
      title="알림 보내기"
      description="한 종류의 회원 모두에게 알림을 보내요. 한 사람에게는 회원 정보에서 보낼 수 있어요."
    >
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap={6}
        alignItems="start"
      >
        <Card asChild>
          <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
            <Stack gap={6}>
              <Field label="받는 사람" required group help="알림을 끈 회원은 받지 않아요.">
                <RadioGroup
                  boxed
                  value={String(kind)}
                  onChange={(value) => setKind(KINDS.find((code) => String(code) === value) ?? kind)}
                  options={KINDS.map((code) => ({ value: String(code), label: nameKind(code) }))}
                />
              </Field>
              <Field
                label="광고"
                group
                help="광고는 마케팅 정보 수신에 동의한 회원만 받아요. 제목 앞에 (광고)가 붙어요."
              >
                <Checkbox checked={isAdvertisement} onChange={setAdvertisement}>
                  광고성 정보예요
                </Checkbox>
              </Field>
              <MessageFields value={message} onChange={change} errors={fieldErrors} />
              {failure ? (
                <Alert tone="danger" title="보내지 못했어요">
                  {failure.title}
                </Alert>
              ) : null}
              <Button type="submit" size="lg" icon="send" loading={isRunning} alignSelf={{ md: 'flex-end' }}>
                보내기
              </Button>
            </Stack>
          </form>
        </Card>
        <MessagePreview message={message} />
      </Grid>
    </Page>
  );
}
