import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Box } from '@danji/ui';

/** Three buildings of a complex as a logo. */
function Mark() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" fill="none" aria-hidden focusable={false}>
      <rect x="2" y="11" width="7" height="14" rx="2" fill="currentColor" opacity="0.45" />
      <rect x="10.5" y="3" width="7" height="22" rx="2" fill="currentColor" />
      <rect x="19" y="8" width="7" height="17" rx="2" fill="currentColor" opacity="0.7" />
    </svg>
  );
}

// Where large text leaves no room beside the mark, the word wraps to a second line that is clipped: the mark stays whole.
const HOME = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'flex-start',
  columnGap: 2,
  height: '2.75rem',
  minWidth: '28px',
  overflow: 'hidden',
  color: 'brand.fg',
  flexShrink: 1,
  '& > *': { height: '2.75rem', display: 'flex', alignItems: 'center' },
} as const;

/** The product's name as a link to the home page. */
export function Logo() {
  return (
    <Anchor asChild variant="plain" css={HOME}>
      <Link to={webPaths.home} aria-label="단지 홈">
        <Mark />
        <Box as="span" aria-hidden css={{ fontSize: 'xl', fontWeight: 'bold', letterSpacing: '-0.03em', color: 'fg' }}>
          단지
        </Box>
      </Link>
    </Anchor>
  );
}
