import { useFormField } from '@danji/app-kit/forms';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { Button, Field, Stack } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';
import { moveEntry } from '../../shared/move-entry.ts';
import { GroupCard } from './group-card.tsx';
import { findErrors, GROUP_LABELS, type GroupKind, toBlankGroup } from './options-draft.ts';
import type { OptionsForm } from './use-options-form.ts';

type GroupsFieldProps = {
  form: OptionsForm;
  kind: GroupKind;
  /** The name of one entry of a group. */
  unit: string;
  help: string;
  /** The price of the product, which an option of the first group usually has. Won; none for additional items. */
  price: number | null;
  /** Units that are left, by the id of the option. */
  stocks: ReadonlyMap<number, number>;
};

/** The groups of one kind. Errors of single entries are shown as soon as the field has one. */
export function GroupsField({ form, kind, unit, help, price, stocks }: GroupsFieldProps) {
  const { field, error } = useFormField(form, kind);
  const { value: groups, onChange } = field;
  const errors = error === undefined ? new Map() : findErrors(groups);
  const label = GROUP_LABELS[kind];
  const priceAt = (place: number): number | null => (price === null || place === 0 ? price : 0);
  return (
    <DetailCard title={label}>
      <Field label={label} hideLabel group help={help} error={error}>
        <Stack gap={3}>
          {groups.length > 0 ? (
            <Stack as="ol" gap={3} listStyleType="none">
              {groups.map((group, place) => (
                <GroupCard
                  key={group.key}
                  group={group}
                  label={`${place + 1}번째 ${label}`}
                  unit={unit}
                  place={place}
                  isLast={place === groups.length - 1}
                  price={priceAt(place)}
                  stocks={stocks}
                  errors={errors}
                  onChange={(next) => onChange(groups.map((other) => (other.key === group.key ? next : other)))}
                  onMove={(to) => onChange(moveEntry(groups, place, to))}
                  onRemove={() => onChange(groups.filter(({ key }) => key !== group.key))}
                />
              ))}
            </Stack>
          ) : null}
          <Button
            variant="outline"
            icon="plus"
            aria-label={`${label} 추가`}
            alignSelf="flex-start"
            disabled={groups.length >= SHOP_LIMITS.groups}
            onClick={() => onChange([...groups, toBlankGroup(priceAt(groups.length))])}
          >
            그룹 추가
          </Button>
        </Stack>
      </Field>
    </DetailCard>
  );
}
