import { useInstall, useModal, useToast } from '@danji/shell-sdk';
import { Box, Button, HStack, Icon, Stack, Text, type IconName } from '@danji/ui';

const STEPS: { icon: IconName; text: string }[] = [
  { icon: 'share', text: 'Safari 아래쪽(아이패드는 위쪽)의 공유 버튼을 눌러요.' },
  { icon: 'plus', text: '목록을 올려 ‘홈 화면에 추가’를 골라요.' },
  { icon: 'check', text: '오른쪽 위 ‘추가’를 누르면 홈 화면에 단지가 생겨요.' },
];

function AppleGuide({ close }: { close: () => void }) {
  return (
    <Stack gap={5}>
      <Stack as="ol" gap={3} css={{ listStyle: 'none' }}>
        {STEPS.map(({ icon, text }, at) => (
          <HStack as="li" key={icon} gap={3}>
            <Box
              css={{
                display: 'grid',
                placeItems: 'center',
                boxSize: 10,
                flexShrink: 0,
                borderRadius: 'full',
                bg: 'brand.subtle',
                color: 'brand.fg',
              }}
            >
              <Icon name={icon} />
            </Box>
            <Text>{`${at + 1}. ${text}`}</Text>
          </HStack>
        ))}
      </Stack>
      <Button size="lg" fullWidth onClick={close}>
        확인
      </Button>
    </Stack>
  );
}

/** Installs the app on the home screen where the browser can, or shows how to do it by hand; says so when it is installed. */
export function InstallRow() {
  const { state, install } = useInstall();
  const modal = useModal();
  const toast = useToast();
  if (state === 'none') return null;
  const start = async () => {
    if (state === 'guide')
      modal.open((close) => <AppleGuide close={close} />, { title: '홈 화면에 추가하기', size: 'sm' });
    else if (await install()) toast({ title: '단지를 설치했어요.', tone: 'success' });
  };
  return (
    <HStack
      gap={3}
      css={{ justifyContent: 'space-between', borderTopWidth: '1px', borderColor: 'border.subtle', paddingTop: 4 }}
    >
      <Stack gap={0.5}>
        <Text css={{ fontWeight: 'semibold' }}>앱처럼 쓰기</Text>
        <Text size="sm" tone="muted">
          {state === 'installed'
            ? '설치한 앱으로 보고 있어요.'
            : '홈 화면에서 바로 열고, 주소창 없이 넓게 볼 수 있어요.'}
        </Text>
      </Stack>
      {state === 'installed' ? null : (
        <Button size="sm" variant="outline" icon="download" css={{ flexShrink: 0 }} onClick={() => void start()}>
          설치
        </Button>
      )}
    </HStack>
  );
}
