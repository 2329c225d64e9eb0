import { Anchor } from '@danji/ui';

/** The first element that Tab reaches: it skips the menus. */
export function SkipLink() {
  return (
    <Anchor
      href="#main"
      variant="plain"
      css={{
        position: 'fixed',
        top: 2,
        left: 2,
        zIndex: 'skipLink',
        paddingInline: 4,
        paddingBlock: 3,
        borderRadius: 'md',
        bg: 'bg.inverted',
        color: 'fg.inverted',
        fontWeight: 'semibold',
        transform: 'translateY(-200%)',
        _focus: { transform: 'none' },
      }}
    >
      본문으로 바로가기
    </Anchor>
  );
}
