import { Box } from '@danji/ui';

/**
 * Matches `0.1.0-1a2b3c4d5e6f`, with or without the remote. The id ends with the first hex digits of a hash; browsers
 * may break a line after its hyphens.
 */
const RELEASE_ID = /((?:[a-z]{1,30}@)?\d[\dA-Za-z.-]{0,66}-[0-9a-f]{12})/;

/** Renders a text in which a release id wraps to the next line as a whole, and breaks only where a line is too short for it. */
export function ReleaseText({ children }: { children: string }) {
  const [text = '', id, ...rest] = children.split(RELEASE_ID);
  if (id === undefined) return text;
  return (
    <>
      {text}
      <Box as="span" display="inline-block" maxWidth="full">
        {id}
      </Box>
      <ReleaseText>{rest.join('')}</ReleaseText>
    </>
  );
}
