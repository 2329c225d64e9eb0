import { Box, Button, Divider, Heading, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';

/** Paper has the width of an A4 page on a screen that has room. */
const SHEET = {
  // Hidden texts in the tables are positioned.
  position: 'relative',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'lg',
  padding: { base: 4, md: 8 },
  maxWidth: '60rem',
  overflowX: 'auto',
  '@media print': { borderWidth: 0, padding: 0, maxWidth: 'none', overflow: 'visible' },
} as const;

/** Prints the paper of the screen. */
export const PrintButton = () => (
  <Button icon="printer" onClick={() => globalThis.print()}>
    인쇄
  </Button>
);

type PaperProps = { title: string; subject: string; children: ReactNode };

/** Shows the part of a screen that is printed: nothing else of it is (`data-paper`). */
export const Paper = ({ title, subject, children }: PaperProps) => (
  <Box as="article" aria-label={title} tabIndex={0} css={SHEET} data-paper="">
    <Stack gap={6}>
      <Stack gap={1}>
        <Heading as="h2" size="lg">
          {title}
        </Heading>
        <Text overflowWrap="anywhere">{subject}</Text>
      </Stack>
      <Divider />
      {children}
    </Stack>
  </Box>
);

/** A part of a paper under its heading. */
export const PaperSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" aria-label={title} gap={3} css={{ breakInside: 'avoid-page' }}>
    <Heading as="h3" size="sm">
      {title}
    </Heading>
    {children}
  </Stack>
);
