import { useSession, usePageTitle } from '@danji/shell-sdk';
import { EmptyState, Flex, Heading, HStack, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';

type AdminPageProps = {
  title: string;
  /** One line under the title; `null` reserves its space while the text is not loaded. */
  description?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The layout of a staff screen: title, actions and content. */
export function AdminPage({ title, description, actions, children }: AdminPageProps) {
  usePageTitle(title);
  return (
    <Stack gap={{ base: 4, md: 6 }}>
      <Flex gap={3} flexWrap="wrap" justifyContent="space-between" alignItems="flex-end">
        <Stack gap={1}>
          <Heading as="h1" size="2xl">
            {title}
          </Heading>
          {description === undefined ? null : <Text tone="muted">{description ?? '\u00A0'}</Text>}
        </Stack>
        {actions ? <HStack flexWrap="wrap">{actions}</HStack> : null}
      </Flex>
      {children}
    </Stack>
  );
}

/** Shows its content to operators of type ADMIN only. The server refuses the calls all the same. */
export function AdminOnly({ title, children }: { title: string; children: ReactNode }) {
  const { isAdmin } = useSession();
  if (isAdmin) return children;
  return (
    <AdminPage title={title}>
      <EmptyState
        icon="lock"
        title="최고관리자만 볼 수 있는 화면이에요"
        description="필요하면 최고관리자에게 요청해 주세요."
      />
    </AdminPage>
  );
}
