import { useEndpoint } from '@danji/api-client';
import { Page } from '@danji/app-kit';
import type { ShopCategory } from '@danji/contracts/shop/shop-category';
import { listStaffShopCategories } from '@danji/contracts/shop/shop-category.endpoints';
import { Button, EmptyState, FailedState, ListSkeleton, Modal } from '@danji/ui';
import { useState } from 'react';
import { CategoryForm } from '../categories/category-form.tsx';
import { CategoryList } from '../categories/category-list.tsx';

/** The categories of the shop, which are made, renamed, ordered and hidden here. */
export function ProductCategoriesPage() {
  const { data, error, refresh, isRefreshing } = useEndpoint(listStaffShopCategories, {});
  const [edited, setEdited] = useState<ShopCategory | 'new'>();
  const close = (): void => setEdited(undefined);
  const renderList = () => {
    if (!data && error)
      return (
        <FailedState
          title="상품 분류를 불러오지 못했어요"
          description={error.title}
          onRetry={() => void refresh()}
          retrying={isRefreshing}
        />
      );
    if (!data) return <ListSkeleton />;
    if (data.length === 0)
      return (
        <EmptyState
          icon="layers"
          title="아직 상품 분류가 없어요"
          description="분류를 먼저 만들어야 상품을 등록할 수 있어요."
        />
      );
    return <CategoryList categories={data} onEdit={setEdited} />;
  };
  return (
    <Page
      width="prose"
      description="상점에서 이 순서로 보여요. 끌거나 화살표 버튼으로 옮겨요."
      actions={
        <Button icon="plus" onClick={() => setEdited('new')}>
          분류 만들기
        </Button>
      }
    >
      {renderList()}
      <Modal
        open={edited !== undefined}
        onClose={close}
        directClose={false}
        title={edited === 'new' ? '상품 분류 만들기' : '상품 분류 고치기'}
      >
        {edited === undefined ? null : <CategoryForm category={edited === 'new' ? undefined : edited} onDone={close} />}
      </Modal>
    </Page>
  );
}
