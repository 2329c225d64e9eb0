import { PageFrame } from '@danji/app-kit';
import { toSignInPath } from '@danji/contracts/rules/sign-in-path';
import { usePageTitle, useSession, useWideFrame } from '@danji/shell-sdk';
import { Link, Outlet, ScreenSuspense, useLocation } from '@danji/shell-sdk/router';
import { Box, Button, EmptyState, Flex, Heading, ListSkeleton, Stack, TableSkeleton, VisuallyHidden } from '@danji/ui';
import { SectionMenu } from './section-menu.tsx';
import { SectionNavigation } from './section-navigation.tsx';
import type { StaffScreen } from '../shared/staff-screen.ts';
import { listMenuGroups } from './menu-groups.ts';

function StaffOnly() {
  usePageTitle('운영자만 볼 수 있어요');
  const place = useLocation();
  return (
    <Box padding={{ base: 4, lg: 8 }}>
      <VisuallyHidden>
        <Heading as="h1">운영</Heading>
      </VisuallyHidden>
      <EmptyState
        icon="lock"
        title="운영자만 볼 수 있는 화면이에요"
        description="운영자 계정으로 로그인한 뒤 다시 열어 주세요."
        action={
          <Button asChild>
            <Link to={toSignInPath(place, 'staff')}>운영자 로그인</Link>
          </Button>
        }
      />
    </Box>
  );
}

/** The frame of all staff screens: the sections at the left or in a menu, and the screen. */
export function AdminFrame({ screens }: { screens: readonly StaffScreen[] }) {
  useWideFrame();
  const { status, isStaff, isAdmin } = useSession();
  if (status === 'loading')
    return (
      <Box padding={{ base: 4, lg: 8 }}>
        <ListSkeleton />
      </Box>
    );
  if (!isStaff) return <StaffOnly />;
  const groups = listMenuGroups(screens, isAdmin);
  return (
    <Flex
      gap={8}
      width="full"
      maxWidth="wide"
      marginInline="auto"
      paddingInline={{ base: 4, lg: 6 }}
      paddingBlock={{ base: 4, lg: 8 }}
      alignItems="flex-start"
    >
      <SectionNavigation groups={groups} />
      <Stack flex="1" gap={{ base: 4, md: 6 }}>
        <SectionMenu groups={groups} />
        <ScreenSuspense fallback={<TableSkeleton />}>
          <PageFrame isDense title="운영">
            <Outlet />
          </PageFrame>
        </ScreenSuspense>
      </Stack>
    </Flex>
  );
}
