import { COMPANY_ITEM_LIMITS } from '@danji/contracts/bids/company-item-limits';
import { Box, Field, FileDrop, Flex, HStack, IconButton, Spinner, Stack } from '@danji/ui';
import type { useCasePictures } from './use-case-pictures.ts';

type Props = { files: ReturnType<typeof useCasePictures> };

const PICTURE = { width: '7.5rem', height: '5rem', borderRadius: 'md', overflow: 'hidden', bg: 'bg.muted' } as const;
const FITTED = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' } as const;

/** The pictures of a work, in their order; the first stands for it. */
export function CasePicturesField({ files: { pictures, isBusy, error, add, remove, moveUp } }: Props) {
  return (
    <Stack gap={3}>
      <Field
        label="사진"
        optional
        help={`${COMPANY_ITEM_LIMITS.casePictures}장까지 올릴 수 있어요. 첫 사진이 먼저 보여요.`}
        error={error}
      >
        <FileDrop
          title="사진을 끌어다 놓거나 골라 주세요"
          accept="image/*"
          maxCount={COMPANY_ITEM_LIMITS.casePictures - pictures.length}
          disabled={pictures.length >= COMPANY_ITEM_LIMITS.casePictures}
          files={[]}
          onAdd={(chosen) => void add(chosen)}
          onRemove={() => undefined}
        />
      </Field>
      {isBusy ? (
        <HStack as="output">
          <Spinner />
          사진을 올리는 중이에요
        </HStack>
      ) : null}
      <Flex as="ul" gap={3} flexWrap="wrap" listStyleType="none">
        {pictures.map(({ nano_id, url }, index) => (
          <Stack as="li" key={nano_id} gap={1}>
            <Box css={PICTURE}>
              <img src={url} alt={`사진 ${index + 1}`} width="240" height="160" style={FITTED} />
            </Box>
            <Flex justifyContent="space-between">
              <IconButton
                icon="arrow-left"
                size="sm"
                label={`사진 ${index + 1} 앞으로`}
                disabled={index === 0}
                onClick={() => moveUp(index)}
              />
              <IconButton icon="trash" size="sm" label={`사진 ${index + 1} 빼기`} onClick={() => remove(index)} />
            </Flex>
          </Stack>
        ))}
      </Flex>
    </Stack>
  );
}
