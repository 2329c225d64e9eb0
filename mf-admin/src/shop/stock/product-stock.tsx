import { PagedHistory } from '@danji/app-kit';
import { listStockChanges } from '@danji/contracts/shop/product-staff.endpoints';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { Grid, Modal } from '@danji/ui';
import { useState } from 'react';
import { DetailCard } from '../../shared/detail-card.tsx';
import { listStocks, type Stock } from '../shared/list-stocks.ts';
import { toStockEntry } from './stock-entry.ts';
import { StockForm } from './stock-form.tsx';
import { StockList } from './stock-list.tsx';

/** All stocks of a product, each to be changed with a reason, and what happened to them. */
export function ProductStock({ product }: { product: StaffProduct }) {
  const [changed, setChanged] = useState<Stock>();
  const close = (): void => setChanged(undefined);
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      gap={5}
      alignItems="start"
    >
      <DetailCard title="남은 재고">
        <StockList stocks={listStocks(product)} onChange={setChanged} />
      </DetailCard>
      <DetailCard title="재고 이력">
        <PagedHistory
          call={listStockChanges}
          id={product.id}
          label="재고 이력"
          toEntry={toStockEntry}
          empty={{ title: '아직 바뀐 재고가 없어요' }}
        />
      </DetailCard>
      <Modal
        open={changed !== undefined}
        onClose={close}
        directClose={false}
        title={changed ? `'${changed.name}' 재고 바꾸기` : '재고 바꾸기'}
      >
        {changed ? <StockForm productId={product.id} of={changed} onDone={close} /> : null}
      </Modal>
    </Grid>
  );
}
