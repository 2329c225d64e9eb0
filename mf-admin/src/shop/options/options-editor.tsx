import { FieldConflictDialog, Form, SaveActions } from '@danji/app-kit/forms';
import type { StaffProduct } from '@danji/contracts/shop/staff-product';
import { listStocks } from '../shared/list-stocks.ts';
import { GroupsField } from './groups-field.tsx';
import { describeGroups, GROUP_LABELS } from './options-draft.ts';
import { useOptionsForm } from './use-options-form.ts';

/** All options and additional items of a product. Those that are left out are taken away when they are saved. */
export function OptionsEditor({ product }: { product: StaffProduct }) {
  const form = useOptionsForm(product);
  const stocks = new Map(
    listStocks(product).flatMap(({ id, stock }): [number, number][] => (id === null ? [] : [[id, stock]])),
  );
  return (
    <Form form={form} label="옵션 고치기" gap={5}>
      <GroupsField
        form={form}
        kind="option_groups"
        unit="옵션"
        help="사는 사람이 그룹마다 하나씩 골라요. 옵션 가격은 더하는 값이 아니라 그 옵션의 값이고, 그룹이 여럿이면 고른 값을 모두 더해요."
        price={product.price}
        stocks={stocks}
      />
      <GroupsField
        form={form}
        kind="additional_groups"
        unit="추가 상품"
        help="함께 살 수 있는 상품이에요. 사는 사람이 원하는 만큼 골라요."
        price={null}
        stocks={stocks}
      />
      <SaveActions form={form} />
      <FieldConflictDialog
        form={form}
        savedOf={({ updated }) => ({ at: updated })}
        labelOf={(kind) => GROUP_LABELS[kind]}
        describe={describeGroups}
      />
    </Form>
  );
}
