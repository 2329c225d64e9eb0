import { Box, Heading, HStack, Stack, Text, type BoxProps } from '@danji/ui';
import { usePageTitle } from '@danji/shell-sdk';
import type { ReactNode } from 'react';

type PageProps = {
  /** The one h1, also the title of the window. */
  title: string;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** `form` 480 px for forms, `prose` 720 px for reading, `page` 1,200 px. */
  width?: 'form' | 'prose' | 'page';
  children?: ReactNode;
};

/** The column of a page with its padding. */
export function Column({ width = 'page', children, ...rest }: { width?: PageProps['width'] } & BoxProps) {
  return (
    <Box
      width="full"
      maxWidth={width}
      marginInline="auto"
      paddingInline={{ base: 4, md: 6 }}
      paddingBlock={{ base: 6, md: 10 }}
      {...rest}
    >
      {children}
    </Box>
  );
}

/** A page with its title. */
export function Page({ title, lead, actions, width = 'page', children }: PageProps) {
  usePageTitle(title);
  return (
    <Column width={width}>
      <Stack gap={{ base: 5, md: 7 }}>
        <HStack css={{ justifyContent: 'space-between', alignItems: 'flex-start', flexWrap: 'wrap' }} gap={3}>
          <Stack gap={1.5}>
            <Heading as="h1" size="2xl">
              {title}
            </Heading>
            {lead ? <Text tone="muted">{lead}</Text> : null}
          </Stack>
          {actions}
        </HStack>
        {children}
      </Stack>
    </Column>
  );
}
