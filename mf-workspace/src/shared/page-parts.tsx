import { Box, Flex, Heading, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';

/** Sets the width and spacing of a page; `prose` is for forms. */
export const PageBody = ({ width = 'page', children }: { width?: 'page' | 'prose' | 'wide'; children: ReactNode }) => (
  <Box
    width="full"
    maxWidth={width}
    marginInline="auto"
    paddingInline={{ base: 4, md: 6 }}
    paddingBlock={{ base: 5, md: 8 }}
  >
    {children}
  </Box>
);

/** The head of a page: its h1, a description, and the main actions. */
export const PageHead = ({
  title,
  description,
  actions,
}: {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
}) => (
  <Flex
    justifyContent="space-between"
    alignItems={{ base: 'stretch', md: 'flex-end' }}
    flexDirection={{ base: 'column', md: 'row' }}
    gap={4}
    marginBottom={6}
  >
    <Stack gap={1} minWidth={0}>
      <Heading as="h1" size="2xl">
        {title}
      </Heading>
      {description ? <Text tone="muted">{description}</Text> : null}
    </Stack>
    {actions ? (
      <Flex gap={2} flexWrap="wrap" flexShrink={0} maxWidth={{ md: '60%' }} justifyContent={{ md: 'flex-end' }}>
        {actions}
      </Flex>
    ) : null}
  </Flex>
);
