import { useEndpoint } from '@danji/api-client';
import { Page, RecordScreen } from '@danji/app-kit';
import { getStaffProduct } from '@danji/contracts/shop/product-staff.endpoints';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { webPaths } from '@danji/contracts/web-paths';
import { useNavigate, useParams } from '@danji/shell-sdk/router';
import { Tabs } from '@danji/ui';
import type { ReactNode } from 'react';
import { SaleBadge, SoldOutBadge } from './product-badges.tsx';

/** A form that is being filled in is not read again. */
const AS_FORM = { refreshOnFocus: false } as const;
export const PRODUCT_LIST = { path: webPaths.adminProducts, label: '상품 목록' };

const TABS = [
  { value: 'product', label: '상품', path: webPaths.adminProduct },
  { value: 'options', label: '옵션', path: webPaths.adminProductOptions },
  { value: 'stock', label: '재고', path: webPaths.adminProductStock },
] as const;
type Tab = (typeof TABS)[number]['value'];

function Frame({ product, tab, children }: { product: StaffProduct; tab: Tab; children: ReactNode }) {
  const navigate = useNavigate();
  const { id, name, code, category_name } = product;
  const open = (value: string): void => {
    const path = TABS.find((one) => one.value === value)?.path(id);
    if (path !== undefined) void navigate(path);
  };
  return (
    <Page
      title={name}
      windowTitle={`${name} ${TABS.find(({ value }) => value === tab)?.label ?? ''}`}
      description={`${code} · ${category_name}`}
      back={PRODUCT_LIST}
      badges={
        <>
          <SaleBadge product={product} />
          <SoldOutBadge product={product} />
        </>
      }
    >
      <Tabs label="상품 관리" value={tab} onChange={open} items={TABS.map(({ value, label }) => ({ value, label }))} />
      {children}
    </Page>
  );
}

/** One of the screens of a product: its head, the way to the others, and its content. */
export function ProductFrame({ tab, children }: { tab: Tab; children: (product: StaffProduct) => ReactNode }) {
  const { id = '' } = useParams();
  return (
    <RecordScreen
      record={useEndpoint(getStaffProduct, { params: { id } }, AS_FORM)}
      name="상품"
      list={PRODUCT_LIST}
      missing={{ title: '상품을 찾을 수 없어요' }}
    >
      {(product) => (
        <Frame product={product} tab={tab}>
          {children(product)}
        </Frame>
      )}
    </RecordScreen>
  );
}
