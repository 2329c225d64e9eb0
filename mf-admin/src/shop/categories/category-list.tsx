import type { ShopCategory } from '@danji/contracts/shop/shop-category';
import { webPaths } from '@danji/contracts/web-paths';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, Badge, Card, Flex, HStack, IconButton, Stack, Text } from '@danji/ui';
import { DragHandle } from '../../shared/drag-handle.tsx';
import { useRowDrag } from '../../shared/use-row-drag.ts';
import { useCategoryActions } from './use-category-actions.ts';

type RowProps = {
  category: ShopCategory;
  place: number;
  isLast: boolean;
  actions: ReturnType<typeof useCategoryActions>;
  drag: ReturnType<typeof useRowDrag<ShopCategory>>;
  onEdit: () => void;
};

function CategoryRow({ category, place, isLast, actions, drag, onEdit }: RowProps) {
  const { id, name, is_active } = category;
  const { isRunning, move, show } = actions;
  return (
    <Card as="li" padding={{ base: 2, md: 2 }}>
      <Flex alignItems="center" gap={2} flexWrap="wrap">
        <DragHandle {...drag.handleOf(category)} />
        <HStack flex="1 1 9rem" minWidth={0} flexWrap="wrap">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </Text>
          {is_active ? null : <Badge>숨김</Badge>}
          {drag.overId === id ? <Badge tone="brand">여기로</Badge> : null}
        </HStack>
        <Anchor asChild>
          <Link to={`${webPaths.adminProducts}?category=${id}`} aria-label={`${name} 상품 보기`}>
            상품 보기
          </Link>
        </Anchor>
        <Flex flexWrap="wrap">
          <IconButton
            icon="arrow-up"
            label={`${name} 위로`}
            disabled={isRunning || place === 0}
            onClick={() => void move(place, place - 1)}
          />
          <IconButton
            icon="arrow-down"
            label={`${name} 아래로`}
            disabled={isRunning || isLast}
            onClick={() => void move(place, place + 1)}
          />
          <IconButton
            icon={is_active ? 'eye-off' : 'eye'}
            label={`${name} ${is_active ? '숨기기' : '다시 보이기'}`}
            disabled={isRunning}
            onClick={() => void show(category, !is_active)}
          />
          <IconButton icon="pencil" label={`${name} 고치기`} onClick={onEdit} />
        </Flex>
      </Flex>
    </Card>
  );
}

type CategoryListProps = { categories: readonly ShopCategory[]; onEdit: (category: ShopCategory) => void };

/** The categories in the order in which the shop shows them. */
export function CategoryList({ categories, onEdit }: CategoryListProps) {
  const actions = useCategoryActions(categories);
  const drag = useRowDrag(categories, {
    canDrop: () => !actions.isRunning,
    onDrop: (category, target) => void actions.move(categories.indexOf(category), categories.indexOf(target)),
  });
  return (
    <Stack as="ol" gap={2} listStyleType="none" aria-label="상품 분류">
      {categories.map((category, place) => (
        <CategoryRow
          key={category.id}
          category={category}
          place={place}
          isLast={place === categories.length - 1}
          actions={actions}
          drag={drag}
          onEdit={() => onEdit(category)}
        />
      ))}
    </Stack>
  );
}
