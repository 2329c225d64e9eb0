import { Box, HStack, Text } from '@danji/ui';

type GoodLineProps = { picture: string; title: string; note?: string };

/** A good with its small picture, in one line of a list; beside many columns its name keeps room for some words. */
export const GoodLine = ({ picture, title, note }: GoodLineProps) => (
  <HStack as="span" columnGap={3} flexWrap="wrap" minWidth={{ base: 0, md: '48' }}>
    <Box as="span" flexShrink={0} borderRadius="md" overflow="hidden" width="10" height="10" bg="bg.subtle">
      <img src={picture} alt="" loading="lazy" width="40" height="40" />
    </Box>
    <Box as="span" flex="1 1 7rem" minWidth={0}>
      <Text as="span" display="block" fontWeight="medium" overflowWrap="anywhere">
        {title}
      </Text>
      {note === undefined ? null : (
        <Text as="span" display="block" size="sm" tone="subtle" numeric>
          {note}
        </Text>
      )}
    </Box>
  </HStack>
);
