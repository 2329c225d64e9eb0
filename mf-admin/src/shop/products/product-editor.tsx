import { FieldConflictDialog, Form, FormControl, SaveActions } from '@danji/app-kit/forms';
import { RichTextField } from '@danji/app-kit/rich-text';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { Box, Grid, Stack, Switch } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';
import { useCategoryOptions } from '../shared/use-category-options.ts';
import { NoticeField } from './notice-field.tsx';
import { PicturesField } from './pictures-field.tsx';
import { PointFields } from './point-fields.tsx';
import { BasicFields, PriceFields, ShippingFields } from './product-fields.tsx';
import { describeField, labelField } from './product-labels.ts';
import { usePictures } from './use-pictures.ts';
import { type ProductForm, useProductForm } from './use-product-form.ts';

type Props = { form: ProductForm };

/** The editors of the notes are low. In px. */
const NOTE_HEIGHT = 240;

const TextFields = ({ form }: Props) => (
  <DetailCard title="설명">
    <RichTextField form={form} name="detail_info" label="상세 설명" optional />
    <RichTextField form={form} name="shipping_info" label="배송 안내" optional minHeight={NOTE_HEIGHT} />
    <RichTextField form={form} name="return_info" label="교환·반품 안내" optional minHeight={NOTE_HEIGHT} />
  </DetailCard>
);

const StateFields = ({ form }: Props) => (
  <DetailCard title="판매 상태">
    <FormControl form={form} name="is_active">
      {({ value, onChange }) => (
        <Switch
          checked={value}
          onChange={onChange}
          description={form.base ? '끄면 상점에서 보이지 않아요.' : '옵션이 있으면 등록한 뒤 옵션을 더하고 켜 주세요.'}
        >
          상점에 보이기
        </Switch>
      )}
    </FormControl>
    <FormControl form={form} name="is_marked_sold_out">
      {({ value, onChange }) => (
        <Switch checked={value} onChange={onChange} description="켜면 재고가 있어도 품절로 보여요.">
          품절 표시
        </Switch>
      )}
    </FormControl>
  </DetailCard>
);

/** The form of a new product, or of a stored one. */
export function ProductEditor({ product }: { product?: StaffProduct }) {
  const form = useProductForm(product);
  const files = usePictures(form);
  const categories = useCategoryOptions(product);
  return (
    <Form form={form} label={form.base ? '상품 고치기' : '상품 등록'}>
      <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 340px' }} gap={5} alignItems="start">
        <Stack gap={5} minWidth={0}>
          <BasicFields form={form} categories={categories} />
          <PicturesField files={files} />
          <PriceFields form={form} />
          <ShippingFields form={form} />
          <PointFields form={form} />
          <TextFields form={form} />
          <NoticeField form={form} />
        </Stack>
        <Box position={{ xl: 'sticky' }} top={{ xl: '20' }}>
          <Stack gap={4}>
            <StateFields form={form} />
            <SaveActions form={{ ...form, isRunning: form.isRunning || files.uploads.isBusy }} />
          </Stack>
        </Box>
      </Grid>
      <FieldConflictDialog
        form={form}
        savedOf={({ updated }) => ({ at: updated })}
        labelOf={labelField}
        describe={(values, name) => describeField(values, name, categories)}
      />
    </Form>
  );
}
