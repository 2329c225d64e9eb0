import { usePageTitle, useScreenTitle } from '@danji/shell-sdk';
import { Link, useLocation } from '@danji/shell-sdk/router';
import { Anchor, Box, Flex, Heading, HStack, Icon, Stack, Text, type BoxProps } from '@danji/ui';
import type { ReactNode } from 'react';
import type { ListLocationState } from './list-location.ts';
import { usePageFrame } from './page-frame.tsx';

type ColumnWidth = 'form' | 'prose' | 'page' | 'wide' | '920px';

/** The list that a record belongs to. */
export type ListLink = { path: string; label: string };

type PageHeadProps = {
  title: string;
  /** One line under the title; `null` reserves its space while the text is not loaded. */
  description?: ReactNode;
  /** Before the title, for instance the picture of a person. */
  picture?: ReactNode;
  /** Above the title. */
  badges?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** A link above the title. It returns to the page and the filters of the list that this screen was opened from. */
  back?: ListLink | undefined;
};

export type PageProps = Omit<PageHeadProps, 'title'> & {
  /** The one h1, also the title of the window; the title in the table of screens by default. */
  title?: string | undefined;
  /** The title of the window where it says more than the h1. */
  windowTitle?: string | undefined;
  /** `form` 480 px, `prose` 720 px, `page` 1,200 px (the default); inside of a `PageFrame` the whole width by default. */
  width?: ColumnWidth | undefined;
  children?: ReactNode;
};

/** The column of a page with its padding. */
export function Column({ width = 'page', children, ...rest }: { width?: ColumnWidth | undefined } & BoxProps) {
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

function BackLink({ path, label }: ListLink) {
  const from = useLocation().state as ListLocationState | null;
  return (
    <Anchor asChild alignSelf="flex-start">
      <Link to={from?.list.startsWith(path) ? from.list : path}>
        <HStack as="span" minHeight="11">
          <Icon name="arrow-left" />
          {label}
        </HStack>
      </Link>
    </Anchor>
  );
}

/** The head of a page: the link back, the badges, the h1 with a description, and the main actions. */
function PageHead({ title, description, picture, badges, actions, back }: PageHeadProps) {
  const titles = (
    <Stack gap={badges ? 2 : 1} minWidth={0}>
      {badges ? <HStack flexWrap="wrap">{badges}</HStack> : null}
      <Heading as="h1" size="2xl" overflowWrap="anywhere">
        {title}
      </Heading>
      {description === undefined ? null : (
        <Text as="div" tone="muted">
          {description ?? '\u00A0'}
        </Text>
      )}
    </Stack>
  );
  const head = (
    <Flex
      justifyContent="space-between"
      alignItems={{ base: 'stretch', md: badges ? 'flex-start' : 'flex-end' }}
      flexDirection={{ base: 'column', md: 'row' }}
      gap={4}
    >
      {picture ? (
        <HStack gap={4}>
          {picture}
          {titles}
        </HStack>
      ) : (
        titles
      )}
      {actions ? (
        <Flex gap={2} flexWrap="wrap" flexShrink={0} maxWidth={{ md: '60%' }} justifyContent={{ md: 'flex-end' }}>
          {actions}
        </Flex>
      ) : null}
    </Flex>
  );
  if (!back) return head;
  return (
    <Stack gap={4}>
      <BackLink {...back} />
      {head}
    </Stack>
  );
}

/** Returns the title of a page: its own, or the one in the table of screens. @throws when there is neither. */
export function useTitle(own: string | undefined): string {
  const stated = useScreenTitle();
  const title = own ?? stated;
  if (title === undefined) throw new Error('A page without a title must have one in its table of screens.');
  return title;
}

/** A page with its title, in a column of its own or in the frame around it. */
export function Page({ title: own, windowTitle, width, children, ...head }: PageProps) {
  const frame = usePageFrame();
  const title = useTitle(own);
  usePageTitle([windowTitle ?? title, frame?.title].filter(Boolean).join(' - '));
  if (frame)
    return (
      <Stack gap={{ base: 4, md: 6 }} maxWidth={width}>
        <PageHead title={title} {...head} />
        {children}
      </Stack>
    );
  return (
    <Column width={width}>
      <Stack gap={{ base: 5, md: 7 }}>
        <PageHead title={title} {...head} />
        {children}
      </Stack>
    </Column>
  );
}
