import { Box, LinkedText, Text } from '@danji/ui';

/** Sentences below one another, each with a mark. */
export const GuideList = ({ items }: { items: readonly string[] }) =>
  items.length === 0 ? null : (
    <Box as="ul" display="grid" gap={2} paddingInlineStart={5} listStyleType="disc">
      {items.map((item) => (
        <Text as="li" key={item}>
          <LinkedText>{item}</LinkedText>
        </Text>
      ))}
    </Box>
  );
