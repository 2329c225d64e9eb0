import type { Brand } from '@danji/contracts/accounts/user';
import { EditState } from '@danji/contracts/codes/edit-state';
import { useSession } from '@danji/shell-sdk';
import { Box, Button, Heading, Icon, Stack, Text } from '@danji/ui';
import { Link, useSearchParams } from '@danji/shell-sdk/router';
import { findRoleTexts } from '../shared/sign-up-roles.ts';

/** Returns the text for a new vendor about its review. */
function toReviewText(brand: Brand | null): string {
  if (brand?.brand_status_type !== EditState.PENDING)
    return '내 정보에서 사업자 정보를 등록하면 심사를 거쳐 모든 기능을 쓸 수 있어요.';
  return brand.detail?.business_image_url
    ? '사업자 정보를 심사하고 있어요. 승인되면 알림으로 알려 드려요.'
    : '내 정보에서 사업자등록증을 올려 주세요. 심사를 거쳐 모든 기능을 쓸 수 있어요.';
}

/** The last step: the account exists. */
export function WelcomeStep({ name, isBrand, to }: { name: string; isBrand: boolean; to: string }) {
  const [search] = useSearchParams();
  const { user } = useSession();
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
          ? toReviewText(user?.brand ?? null)
          : (findRoleTexts(search)?.next ?? '워크스페이스를 만들거나, 우리 단지를 찾아 참여해 보세요.')}
      </Text>
      <Button asChild size="lg" fullWidth css={{ marginTop: 4 }}>
        <Link to={to} replace>
          시작하기
        </Link>
      </Button>
    </Stack>
  );
}
