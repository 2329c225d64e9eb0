import { Anchor, Chip, HStack, Text, useColorMode, type ColorModePreference } from '../src/index.ts';
import { followLink, toHref, type GalleryAddress } from './gallery-address.ts';

const MODES: readonly (readonly [ColorModePreference, string])[] = [
  ['system', '시스템'],
  ['light', '밝게'],
  ['dark', '어둡게'],
];

/** The header of the gallery: its name, and the switch of light and dark. */
export function GalleryBar({ address }: { address: GalleryAddress }) {
  const { preference, setPreference } = useColorMode();
  const chosen = address.theme ?? preference;
  const choose = (next: ColorModePreference): void => {
    setPreference(next);
    if (!address.theme) return;
    history.replaceState(null, '', toHref(address, { theme: undefined }));
    dispatchEvent(new PopStateEvent('popstate'));
  };
  return (
    <HStack
      as="header"
      css={{
        position: 'sticky',
        top: 0,
        zIndex: 'bar',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        minHeight: 16,
        paddingInline: { base: 4, md: 6 },
        paddingBlock: 2,
        bg: 'bg',
        borderBottomWidth: '1px',
        borderColor: 'border.subtle',
      }}
    >
      <Anchor
        variant="plain"
        href={toHref(address, { slug: '', only: undefined, width: undefined })}
        onClick={followLink}
        css={{ paddingBlock: 2.5, fontWeight: 'bold', fontSize: 'lg', letterSpacing: '-0.02em' }}
      >
        단지{' '}
        <Text as="span" tone="subtle" fontWeight="medium">
          디자인 시스템
        </Text>
      </Anchor>
      <HStack as="fieldset" aria-label="화면 밝기" flexWrap="wrap" gap={1.5}>
        {MODES.map(([mode, label]) => (
          <Chip key={mode} selected={chosen === mode} onClick={() => choose(mode)}>
            {label}
          </Chip>
        ))}
      </HStack>
    </HStack>
  );
}
