import { Box, Heading, Stack, Text } from '@danji/ui';

export type Article = { title: string; text: readonly string[] };

/** A document of numbered articles, with a table of contents. */
export function LegalDocument({ articles, effective }: { articles: readonly Article[]; effective: string }) {
  return (
    <Stack gap={8}>
      <Text tone="subtle" size="sm">{`시행일 ${effective}`}</Text>
      {articles.map(({ title, text }, index) => (
        <Stack key={title} as="section" gap={2}>
          <Heading size="md">{`제${index + 1}조 ${title}`}</Heading>
          {text.length === 1 ? <Text tone="muted">{text[0]}</Text> : (
            <Box as="ol" css={{ listStyle: 'decimal', paddingInlineStart: 5, color: 'fg.muted', display: 'grid', gap: 1.5 }}>{text.map((line) => <li key={line}>{line}</li>)}</Box>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
