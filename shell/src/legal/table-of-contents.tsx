import type { OutlineEntry } from '@danji/editor/outline';
import { Anchor, Box, Icon, Text } from '@danji/ui';
import { useEffect, useEffectEvent, type MouseEvent } from 'react';

function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** Does not change the address: going back leaves the page and not the heading. */
function follow(event: MouseEvent, id: string): void {
  event.preventDefault();
  goTo(id);
}

const ITEM = {
  display: 'block',
  paddingBlock: 1.5,
  fontSize: 'sm',
  fontWeight: 'regular',
  color: 'fg.muted',
  lineHeight: '1.5',
} as const;

function Entries({ entries }: { entries: readonly OutlineEntry[] }) {
  return (
    <Box as="ol" css={{ listStyle: 'none' }}>
      {entries.map(({ id, text, level }) => (
        <li key={id}>
          <Anchor
            href={`#${id}`}
            onClick={(event) => follow(event, id)}
            css={{ ...ITEM, paddingInlineStart: (level - 1) * 3 }}
          >
            {text}
          </Anchor>
        </li>
      ))}
    </Box>
  );
}

const PRINT_NONE = { '@media print': { display: 'none' } };

/** Hides the browser's triangle; our own icon at the end rotates when the list is open. */
const SUMMARY = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '2.75rem',
  paddingBlock: 2.5,
  fontWeight: 'semibold',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { color: 'fg.subtle', transition: 'transform 160ms ease-out' },
  '[open] > & > svg': { transform: 'rotate(180deg)' },
} as const;

type Props = { entries: readonly OutlineEntry[] };

/** The headings of a document as links in a collapsible list above the text, for narrow screens. */
export function CollapsibleContents({ entries }: Props) {
  if (entries.length < 2) return null;
  return (
    <Box
      as="details"
      display={{ base: 'block', lg: 'none' }}
      css={{ borderWidth: '1px', borderColor: 'border', borderRadius: 'lg', paddingInline: 4, ...PRINT_NONE }}
    >
      <Box as="summary" css={SUMMARY}>
        목차
        <Icon name="chevron-down" />
      </Box>
      <Box as="nav" aria-label="목차" css={{ paddingBottom: 3 }}>
        <Entries entries={entries} />
      </Box>
    </Box>
  );
}

/** The headings of a document as links beside the text, for wide screens. An address with `#` starts at that heading. */
export function ContentsSidebar({ entries }: Props) {
  const startAtHash = useEffectEvent(() => {
    const id = globalThis.location.hash.slice(1);
    if (entries.some((entry) => entry.id === id)) goTo(id);
  });
  useEffect(() => startAtHash(), []);

  if (entries.length < 2) return null;
  return (
    <Box
      as="nav"
      aria-label="목차"
      display={{ base: 'none', lg: 'block' }}
      css={{
        position: 'sticky',
        top: 24,
        maxHeight: 'calc(100vh - 8rem)',
        overflowY: 'auto',
        borderLeftWidth: '1px',
        borderColor: 'border',
        paddingInlineStart: 5,
        ...PRINT_NONE,
      }}
    >
      <Text size="sm" css={{ fontWeight: 'bold', marginBottom: 2 }}>
        목차
      </Text>
      <Entries entries={entries} />
    </Box>
  );
}
