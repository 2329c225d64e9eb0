import { Box, Button, Heading, Icon, Stack, Text } from '@danji/ui';
import { Link, useSearchParams } from '@danji/shell-sdk/router';
import { findRoleTexts } from '../shared/sign-up-roles.ts';

/** The last step: the account exists. */
export function WelcomeStep({ name, isBrand, to }: { name: string; isBrand: boolean; to: string }) {
  const [search] = useSearchParams();
  return (
    <Stack gap={3} css={{ alignItems: 'center', textAlign: 'center', paddingBlock: 4 }}>
      <Box
        css={{
          display: 'grid',
          placeItems: 'center',
          boxSize: 18,
          borderRadius: 'full',
          bg: 'success.subtle',
          color: 'success.fg',
        }}
      >
        <Icon name="check" size={32} />
      </Box>
      <Heading size="xl">{`${name} 님, 환영해요`}</Heading>
      <Text tone="muted">
        {isBrand
          ? '업체 정보는 내 정보에서 언제든 바꿀 수 있어요.'
          : (findRoleTexts(search)?.next ?? '이제 우리 단지의 워크스페이스를 만들거나 초대를 받아 보세요.')}
      </Text>
      <Button asChild size="lg" fullWidth css={{ marginTop: 4 }}>
        <Link to={to} replace>
          시작하기
        </Link>
      </Button>
    </Stack>
  );
}
