import { request } from '@danji/api-client';
import {
  FieldConflictDialog,
  Form,
  FormActions,
  FormControl,
  FormField,
  type RecordForm,
  useRecordForm,
} from '@danji/app-kit/forms';
import type { ShopCategory } from '@danji/contracts/shop/shop-category';
import {
  createShopCategory,
  listStaffShopCategories,
  updateShopCategory,
} from '@danji/contracts/shop/shop-category.endpoints';
import { useToast } from '@danji/shell-sdk';
import { Switch, TextInput } from '@danji/ui';

type CategoryDraft = Pick<ShopCategory, 'name' | 'is_active'>;
type CategoryFormProps = { category: ShopCategory | undefined; onDone: () => void };

const MAX_NAME = 30;
const LABELS: Readonly<Record<keyof CategoryDraft, string>> = { name: '이름', is_active: '보이기' };

const toDraft = ({ name, is_active }: CategoryDraft): CategoryDraft => ({ name, is_active });
const describe = ({ name, is_active }: CategoryDraft, field: keyof CategoryDraft): string =>
  field === 'name' ? name : is_active ? '보임' : '숨김';

/** The present version of a category, or the last known one when it is gone. */
const readCategory = async (category: ShopCategory): Promise<ShopCategory> =>
  (await request(listStaffShopCategories, {})).find(({ id }) => id === category.id) ?? category;

/** Creates a category behind the others, or changes one, in a dialog. */
export function CategoryForm({ category, onDone }: CategoryFormProps) {
  const toast = useToast();
  const form: RecordForm<CategoryDraft, ShopCategory> = useRecordForm({
    call: category ? updateShopCategory : createShopCategory,
    initial: toDraft(category ?? { name: '', is_active: true }),
    toInput: ({ name, is_active }: CategoryDraft, { base }) => {
      const fields = { name: name.trim(), is_active };
      return base ? { params: { id: base.id }, body: { ...fields, updated: base.updated } } : { body: fields };
    },
    versions: { record: category, read: readCategory, toValues: toDraft },
    onSaved: ({ name }: ShopCategory, _draft, { base }) => {
      toast({ title: `'${name}' 분류를 ${base ? '저장했어요' : '만들었어요'}`, tone: 'success' });
      onDone();
    },
  });
  return (
    <Form form={form} gap={5}>
      <FormField form={form} name="name" label="이름" required>
        {(field) => <TextInput {...field} maxLength={MAX_NAME} autoComplete="off" data-autofocus />}
      </FormField>
      <FormControl form={form} name="is_active">
        {({ value, onChange }) => (
          <Switch
            checked={value}
            onChange={onChange}
            description="끄면 상점에서 분류로 고를 수 없어요. 이 분류의 상품은 계속 판매해요."
          >
            상점에 보이기
          </Switch>
        )}
      </FormControl>
      <FormActions form={form} submitLabel={category ? '저장' : '만들기'} onCancel={onDone} />
      <FieldConflictDialog
        form={form}
        savedOf={({ updated }) => ({ at: updated })}
        labelOf={(name) => LABELS[name]}
        describe={describe}
      />
    </Form>
  );
}
