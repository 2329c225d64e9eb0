import { toApiError } from '@danji/api-client';
import { webPaths } from '@danji/contracts/web-paths';
import { useSession, useToast } from '@danji/shell-sdk';
import { useNavigate } from '@danji/shell-sdk/router';
import { Avatar, Box, Button, Icon, Menu, Text, useColorMode, type MenuItem } from '@danji/ui';

const KIND_LABELS = { general: '일반회원', brand: '업체회원', staff: '운영자' } as const;

/** Shows who is signed in, with the actions on the account; only on wide screens. Narrow ones have the page 내 정보. */
export function AccountMenu() {
  const { user, kind, signOut } = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const { mode, setPreference } = useColorMode();
  if (!user || !kind) return null;

  const leave = () =>
    signOut('here').catch((error: unknown) => toast({ title: toApiError(error).title, tone: 'danger' }));
  const items: MenuItem[] = [
    { label: '내 정보', icon: 'user', onSelect: () => void navigate(webPaths.me) },
    { label: '알림', icon: 'bell', onSelect: () => void navigate(webPaths.notifications) },
    mode === 'dark'
      ? { label: '밝은 화면', icon: 'sun', onSelect: () => setPreference('light') }
      : { label: '어두운 화면', icon: 'moon', onSelect: () => setPreference('dark') },
    { label: '로그아웃', icon: 'log-out', onSelect: () => void leave() },
  ];
  return (
    <Menu
      label="계정 메뉴"
      items={items}
      header={
        <Box>
          <Text css={{ fontWeight: 'semibold' }}>{user.name}</Text>
          <Text size="sm" tone="subtle">{`${KIND_LABELS[kind]}${user.email ? ` · ${user.email}` : ''}`}</Text>
        </Box>
      }
      trigger={
        <Button variant="ghost" css={{ gap: 2, paddingInline: 2 }} aria-label={`계정 메뉴: ${user.name}`}>
          <Avatar name={user.name} src={user.profile_image_url} size="sm" />
          <Text as="span" css={{ maxWidth: '8em', truncate: true }}>
            {user.name}
          </Text>
          <Icon name="chevron-down" size={16} />
        </Button>
      }
    />
  );
}
