import { useState } from 'react';
import { Anchor, SearchInput, Stack, Text } from '../src/index.ts';
import { followLink, toHref, type GalleryAddress } from './gallery-address.ts';
import { findPages, groupPages } from './list-pages.ts';

const ITEM = {
  display: 'block',
  paddingInline: 3,
  paddingBlock: 2,
  borderRadius: 'md',
  color: 'fg.muted',
  fontWeight: 'medium',
  overflowWrap: 'anywhere',
  _hover: { bg: 'bg.subtle', color: 'fg' },
  _currentPage: { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'semibold' },
} as const;

/** The list at the left of wide screens, with a search over names and summaries. */
export function PageList({ address }: { address: GalleryAddress }) {
  const [typed, setTyped] = useState('');
  const groups = groupPages(findPages(typed));
  return (
    <Stack
      as="nav"
      aria-label="디자인 시스템 목록"
      gap={5}
      css={{
        position: 'sticky',
        top: 16,
        maxHeight: 'calc(100dvh - 4rem)',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        padding: 5,
        paddingBottom: 16,
        borderRightWidth: '1px',
        borderColor: 'border.subtle',
        minHeight: 'calc(100dvh - 4rem)',
      }}
    >
      <SearchInput value={typed} onChange={setTyped} label="이름이나 설명으로 찾기" placeholder="찾기" />
      {groups.length === 0 ? (
        <Text tone="subtle" size="sm" paddingInline={3}>
          찾는 조각이 없어요.
        </Text>
      ) : null}
      {groups.map(({ group, pages }) => (
        <Stack key={group} gap={0.5}>
          <Text size="xs" tone="subtle" fontWeight="semibold" paddingInline={3} paddingBottom={1}>
            {group}
          </Text>
          {pages.map(({ slug, title }) => (
            <Anchor
              key={slug}
              variant="plain"
              href={toHref(address, { slug })}
              onClick={followLink}
              aria-current={slug === address.slug ? 'page' : undefined}
              css={ITEM}
            >
              {title}
            </Anchor>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
