import { Link } from '@danji/shell-sdk/router';
import { Anchor } from '@danji/ui';

/** The card around the link; a press anywhere on it opens the link. */
export const LINKED_CARD = { position: 'relative' } as const;
const LINK = {
  fontWeight: 'bold',
  fontSize: 'lg',
  lineHeight: '1.4',
  overflowWrap: 'anywhere',
  _after: { content: '""', position: 'absolute', inset: 0, borderRadius: 'lg' },
} as const;

/** The name of what a card is about; its link covers the whole card, and the other text of the card stays readable by itself. */
export const WholeCardLink = ({ to, children }: { to: string; children: string }) => (
  <Anchor asChild variant="plain" css={LINK}>
    <Link to={to}>{children}</Link>
  </Anchor>
);
