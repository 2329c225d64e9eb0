import { webPaths } from '@danji/contracts/web-paths';
import { usePageTitle } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Box, Button, Heading, Icon, Stack, Text, type IconName } from '@danji/ui';
import type { ReactNode } from 'react';

type MessageProps = { icon: IconName; title: string; children: ReactNode; action?: ReactNode };

function Message({ icon, title, children, action }: MessageProps) {
  usePageTitle(title);
  return (
    <Box css={{ flex: '1', display: 'grid', placeItems: 'center', paddingInline: 5, paddingBlock: 16 }}>
      <Stack gap={3} css={{ alignItems: 'center', textAlign: 'center', maxWidth: '30em' }}>
        <Box
          css={{
            display: 'grid',
            placeItems: 'center',
            boxSize: 18,
            borderRadius: 'full',
            bg: 'brand.subtle',
            color: 'brand.fg',
            marginBottom: 3,
          }}
        >
          <Icon name={icon} size={32} />
        </Box>
        <Heading as="h1" size="2xl">
          {title}
        </Heading>
        <Text tone="muted">{children}</Text>
        <Box css={{ marginTop: 4 }}>
          {action ?? (
            <Button asChild>
              <Link to={webPaths.home}>홈으로</Link>
            </Button>
          )}
        </Box>
      </Stack>
    </Box>
  );
}

const reload = () => globalThis.location.reload();

/** Displayed when no screen has this address. */
export const NotFoundPage = () => (
  <Message icon="search" title="페이지를 찾을 수 없어요">
    주소가 바뀌었거나 지워진 페이지예요. 주소를 다시 확인해 주세요.
  </Message>
);

/** Displayed at addresses of remotes while the app starts for the first time. */
export const SettingUpPage = () => (
  <Message icon="wrench" title="화면을 준비하고 있어요">
    서비스를 처음 시작하고 있어요. 준비가 끝나면 저절로 열려요.
  </Message>
);

/** Displayed when the kind of the signed-in account may not use this screen. */
export const ForbiddenPage = () => (
  <Message icon="lock" title="이 화면은 볼 수 없어요">
    지금 로그인한 계정으로는 이용할 수 없는 화면이에요. 다른 계정으로 로그인하거나 홈에서 다시 시작해 주세요.
  </Message>
);

/** Displayed while the service is unavailable. */
export const UnavailablePage = () => (
  <Message
    icon="wrench"
    title="잠시 점검하고 있어요"
    action={
      <Button icon="refresh" onClick={reload}>
        다시 시도
      </Button>
    }
  >
    곧 다시 이용할 수 있어요. 잠시 뒤에 새로고침해 주세요.
  </Message>
);

/** Displayed when a screen of the shell has crashed. */
export const BrokenPage = () => (
  <Message
    icon="warning"
    title="화면에 문제가 생겼어요"
    action={
      <Button icon="refresh" onClick={reload}>
        새로고침
      </Button>
    }
  >
    입력한 내용은 되도록 지켜 두었어요. 새로고침한 뒤 이어서 진행해 주세요.
  </Message>
);
