import { useMutation } from '@danji/api-client';
import { unsubscribe } from '@danji/contracts/notifications/delivery.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Page } from '@danji/app-kit';
import { Link, useSearchParams } from '@danji/shell-sdk/router';
import { Alert, Button, Card, HStack, Stack, Text } from '@danji/ui';
import { useState } from 'react';

/** Where the address for turning e-mails off leads when a person opens it: nothing happens before the button is pressed. */
export function UnsubscribePage() {
  const [search] = useSearchParams();
  const sending = useMutation(unsubscribe);
  const [problem, setProblem] = useState<string>();
  const [isDone, setDone] = useState(false);
  const press = async () => {
    const result = await sending.trigger({ query: { token: search.get('token') ?? '' } });
    if (result.ok) setDone(true);
    else if (result.error.code !== 'busy') setProblem(result.error.title);
  };
  return (
    <Page width="prose" title={isDone ? '이메일 알림을 껐어요' : '이메일 알림을 끌까요?'}>
      <Card css={{ padding: { base: 5, md: 6 } }}>
        <Stack gap={4}>
          <Text tone="muted">
            {isDone
              ? '이 메일과 같은 종류의 알림은 이제 이메일로 보내지 않아요. 앱에서는 계속 볼 수 있어요.'
              : '이 메일과 같은 종류의 알림을 더는 이메일로 보내지 않아요. 로그인하지 않아도 끌 수 있어요.'}
          </Text>
          {problem === undefined || isDone ? null : <Alert tone="danger" title={problem} />}
          <HStack gap={3} css={{ flexWrap: 'wrap' }}>
            {isDone ? null : (
              <Button loading={sending.isRunning} onClick={() => void press()}>
                이메일 알림 끄기
              </Button>
            )}
            <Button variant="outline" asChild>
              <Link to={webPaths.notificationSettings}>알림 설정 보기</Link>
            </Button>
          </HStack>
        </Stack>
      </Card>
    </Page>
  );
}
