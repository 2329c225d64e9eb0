import type { WorkCase } from '@danji/contracts/bids/work-case';
import { Box, Card, Flex, Heading, ShortPrice, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { describePeriod } from '../shared/case-text.ts';
import { PictureDialog } from './picture-dialog.tsx';

const STRIP = { overflowX: 'auto', scrollSnapType: 'x proximity', listStyleType: 'none', paddingBottom: 1 } as const;
const SLIDE = { flex: '0 0 min(15rem, 78%)', scrollSnapAlign: 'start' } as const;
const FRAME = {
  display: 'block',
  width: 'full',
  aspectRatio: '3 / 2',
  borderRadius: 'md',
  overflow: 'hidden',
  bg: 'bg.muted',
  cursor: 'zoom-in',
  _focusVisible: { outlineOffset: '-2px' },
} as const;
const FITTED = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' } as const;

/** The pictures of a work in a row; each opens the large ones. */
function Pictures({ work: { title, pictures } }: { work: WorkCase }) {
  const [open, setOpen] = useState<number>();
  return (
    <>
      <Flex as="ul" gap={3} css={STRIP}>
        {pictures.map(({ nano_id, url }, index) => (
          <Box as="li" key={nano_id} css={SLIDE}>
            <Box asChild css={FRAME}>
              <button
                type="button"
                aria-label={`${title} 사진 ${index + 1} 크게 보기`}
                aria-haspopup="dialog"
                onClick={() => setOpen(index)}
              >
                <img src={url} alt="" loading="lazy" width="480" height="320" style={FITTED} />
              </button>
            </Box>
          </Box>
        ))}
      </Flex>
      {open === undefined ? null : (
        <PictureDialog title={title} pictures={pictures} first={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

function Case({ work }: { work: WorkCase }) {
  const { title, description, size, amount, pictures } = work;
  const period = describePeriod(work);
  return (
    <Card as="article" aria-label={title}>
      <Stack gap={3}>
        {pictures.length > 0 ? <Pictures work={work} /> : null}
        <Heading as="h3" size="sm" overflowWrap="anywhere">
          {title}
        </Heading>
        {size || amount !== null || period ? (
          <Flex columnGap={3} rowGap={1} flexWrap="wrap" color="fg.muted" fontSize="sm">
            {size ? <span>{size}</span> : null}
            {amount === null ? null : <ShortPrice won={amount} />}
            {period ? <span>{period}</span> : null}
          </Flex>
        ) : null}
        {description ? (
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {description}
          </Text>
        ) : null}
      </Stack>
    </Card>
  );
}

/** The finished works that a vendor shows. */
export const CompanyCases = ({ cases }: { cases: readonly WorkCase[] }) =>
  cases.length === 0 ? null : (
    <Stack as="section" gap={4} aria-label="시공 사례">
      <Heading as="h2" size="md">
        {`시공 사례 ${cases.length}건`}
      </Heading>
      {cases.map((work) => (
        <Case key={work.title} work={work} />
      ))}
    </Stack>
  );
