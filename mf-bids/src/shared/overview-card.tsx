import { Link } from '@danji/shell-sdk/router';
import { Anchor, Card, Flex, Heading, Icon, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';
import { PLAIN_ON_PHONES } from './plain-on-phones.ts';

export type OverviewFrameProps = {
  title: string;
  /** Where all of them are. */ path: string;
  /** Below the heading of a section that has several of them, each in a frame also on phones. */ isPart?: boolean;
};

const ROW = {
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
  paddingBlock: 3,
  listStyle: 'none',
  _first: { borderTopWidth: 0, paddingTop: 0 },
  _last: { paddingBottom: 0 },
} as const;

type WithSummary = OverviewFrameProps & {
  /** Sums up the card; `undefined` while that is not known. */ summary: string | undefined;
  children: ReactNode;
};

/** One kind of what the reader has with us: a summary, and the way to all. */
export const OverviewFrame = ({ title, path, summary, isPart = false, children }: WithSummary) => (
  <Card as="section" aria-label={title} {...(isPart ? {} : { css: PLAIN_ON_PHONES })}>
    <Stack gap={4}>
      <Flex gap={3} justifyContent="space-between" alignItems="flex-start" flexWrap={{ base: 'wrap', md: 'nowrap' }}>
        <Stack gap={0.5} minWidth={0}>
          <Heading as={isPart ? 'h3' : 'h2'} size="md">
            {title}
          </Heading>
          <Text size="sm" tone="muted" numeric>
            {summary ?? '\u00a0'}
          </Text>
        </Stack>
        <Anchor asChild flexShrink={0}>
          <Link to={path} aria-label={`${title} 모두 보기`}>
            <Flex as="span" alignItems="center" minHeight="11">
              모두 보기
              <Icon name="chevron-right" size={16} />
            </Flex>
          </Link>
        </Anchor>
      </Flex>
      {children}
    </Stack>
  </Card>
);

/** The rows of a card, or what it says in place of them. */
export const OverviewRows = ({ empty, children }: { empty: ReactNode; children: ReactNode[] }) =>
  children.length > 0 ? (
    <Stack as="ul" gap={0} padding={0} margin={0}>
      {children}
    </Stack>
  ) : (
    <Text tone="muted">{empty}</Text>
  );

type OverviewCardProps = OverviewFrameProps & {
  summary: string;
  /** Shown in place of rows. */ empty: string;
  children: ReactNode[];
};

/** One kind of what the vendor has with us: a summary, some of them, and the way to all. */
export const OverviewCard = ({ empty, children, ...frame }: OverviewCardProps) => (
  <OverviewFrame {...frame}>
    <OverviewRows empty={empty}>{children}</OverviewRows>
  </OverviewFrame>
);

type OverviewRowProps = { path: string; title: string; badges: ReactNode; text: string; reason?: string | null };

/** One record with its state, which leads to it. */
export const OverviewRow = ({ path, title, badges, text, reason = null }: OverviewRowProps) => (
  <Stack as="li" gap={1} css={ROW}>
    <Flex gap={2} alignItems="center" flexWrap="wrap">
      <Anchor asChild variant="plain" css={{ fontWeight: 'medium', overflowWrap: 'anywhere', lineClamp: 2 }}>
        <Link to={path}>{title}</Link>
      </Anchor>
      {badges}
    </Flex>
    <Text size="sm" tone="subtle" numeric overflowWrap="anywhere">
      {text}
    </Text>
    {reason === null ? null : <Text size="sm" tone="danger" overflowWrap="anywhere">{`사유: ${reason}`}</Text>}
  </Stack>
);
