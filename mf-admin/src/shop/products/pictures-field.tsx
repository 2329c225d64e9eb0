import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { Badge, Box, Field, FileDrop, Flex, HStack, IconButton, Stack } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';
import { DragHandle } from '../../shared/drag-handle.tsx';
import { useRowDrag } from '../../shared/use-row-drag.ts';
import type { Picture } from '../shared/product-draft.ts';
import type { usePictures } from './use-pictures.ts';

type Pictures = ReturnType<typeof usePictures>;

const FRAME = { width: '9rem', height: '9rem', borderRadius: 'md', overflow: 'hidden', bg: 'bg.muted' } as const;
const FITTED = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' } as const;

type PictureEntryProps = {
  picture: Picture;
  place: number;
  files: Pictures;
  drag: ReturnType<typeof useRowDrag<Picture>>;
};

function PictureEntry({ picture, place, files, drag }: PictureEntryProps) {
  const { id, url } = picture;
  const { pictures, mainId, move, choose, remove } = files;
  const name = `사진 ${place + 1}`;
  return (
    <Stack as="li" gap={1}>
      <Box css={FRAME} position="relative">
        <img src={url} alt={name} width="144" height="144" style={FITTED} />
        <HStack position="absolute" top={1} left={1} gap={1}>
          {id === mainId ? <Badge tone="brand">대표</Badge> : null}
          {drag.overId === id ? <Badge tone="brand">여기로</Badge> : null}
        </HStack>
      </Box>
      <Flex justifyContent="space-between" alignItems="center" width="9rem">
        <DragHandle {...drag.handleOf(picture)} />
        <IconButton
          icon="star"
          size="sm"
          label={`${name} 대표 사진으로`}
          disabled={id === mainId}
          onClick={() => choose(id)}
        />
        <IconButton icon="trash" size="sm" label={`${name} 빼기`} onClick={() => remove(id)} />
      </Flex>
      <Flex justifyContent="space-between" width="9rem">
        <IconButton
          icon="arrow-left"
          size="sm"
          label={`${name} 앞으로`}
          disabled={place === 0}
          onClick={() => move(place, place - 1)}
        />
        <IconButton
          icon="arrow-right"
          size="sm"
          label={`${name} 뒤로`}
          disabled={place === pictures.length - 1}
          onClick={() => move(place, place + 1)}
        />
      </Flex>
    </Stack>
  );
}

/** The pictures of a product in their order, which are dragged or moved by buttons. */
export function PicturesField({ files }: { files: Pictures }) {
  const { pictures, uploads, error, move } = files;
  const { area } = uploads;
  const drag = useRowDrag(pictures, {
    onDrop: (picture, target) => move(pictures.indexOf(picture), pictures.indexOf(target)),
  });
  const room = SHOP_LIMITS.images - pictures.length;
  return (
    <DetailCard title="사진">
      <Field
        label="상품 사진"
        hideLabel
        help={`${SHOP_LIMITS.images}장까지 올릴 수 있어요. 대표 사진이 목록에 보이고, 나머지는 이 순서로 보여요.`}
        error={error}
      >
        <FileDrop
          {...area}
          title="사진을 끌어다 놓거나 골라 주세요"
          accept="image/*"
          maxCount={room}
          disabled={room <= 0}
          files={area.files.filter(({ state }) => state !== 'done')}
        />
      </Field>
      {pictures.length > 0 ? (
        <Flex as="ul" gap={3} flexWrap="wrap" listStyleType="none" aria-label="올린 사진">
          {pictures.map((picture, place) => (
            <PictureEntry key={picture.id} picture={picture} place={place} files={files} drag={drag} />
          ))}
        </Flex>
      ) : null}
    </DetailCard>
  );
}
