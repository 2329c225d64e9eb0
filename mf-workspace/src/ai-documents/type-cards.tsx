import { AI_DOCUMENT_FORMS } from '@danji/contracts/workspace/ai-document-form-list';
import { AiDocumentType } from '@danji/contracts/codes/ai-document-codes';
import { Link } from '@danji/shell-sdk/router';
import { Badge, Box, Grid, Icon, Stack, Text } from '@danji/ui';
import { TYPE_ICONS } from './document-text.tsx';
import { useAiLimit } from './limit-line.tsx';

const CARD_STYLE = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 3.5,
  height: 'full',
  padding: 4,
  borderRadius: 'lg',
  borderWidth: '1px',
  borderColor: 'border',
  bg: 'bg.panel',
  transition: 'border-color 160ms ease-out',
  _hover: { borderColor: 'brand.solid', bg: 'bg.subtle' },
} as const;

/** The document types, each with a link to its form, and when AI writes again if its limit is used up. */
export function TypeCards() {
  const { exhausted } = useAiLimit();
  return (
    <Grid
      as="ul"
      listStyle="none"
      gap={3}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' }}
    >
      {AI_DOCUMENT_FORMS.map(({ type, description }) => (
        <Box as="li" key={type} minWidth={0}>
          <Box asChild css={CARD_STYLE}>
            <Link to={{ search: `?type=${type}` }}>
              <Box
                as="span"
                display="grid"
                placeItems="center"
                flexShrink={0}
                boxSize={11}
                borderRadius="md"
                bg="brand.subtle"
                color="brand.fg"
              >
                <Icon name={TYPE_ICONS[type]} />
              </Box>
              <Stack as="span" gap={0.5} minWidth={0}>
                <Text as="span" fontWeight="bold">
                  {AiDocumentType.label(type)}
                </Text>
                <Text as="span" size="sm" tone="muted">
                  {description}
                </Text>
                {exhausted ? (
                  <Badge tone="warning" alignSelf="flex-start">{`AI 초안은 ${exhausted.nextDay}부터`}</Badge>
                ) : null}
              </Stack>
            </Link>
          </Box>
        </Box>
      ))}
    </Grid>
  );
}
