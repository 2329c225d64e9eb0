import { request } from '@danji/api-client';
import { FieldConflictDialog, Form, FormField, SaveActions, useRecordForm } from '@danji/app-kit/forms';
import type { PointSet } from '@danji/contracts/points/point-set';
import { getPointSet, savePointSet } from '@danji/contracts/points/point-set.endpoints';
import { useToast } from '@danji/shell-sdk';
import { Grid, NumberInput } from '@danji/ui';
import { POINT_SET_FIELDS, type PointSetField, toSetText } from './point-set-text.ts';

type Values = Pick<PointSet, PointSetField>;

const toValues = (set: PointSet): Values =>
  Object.fromEntries(POINT_SET_FIELDS.map(({ name }) => [name, set[name]])) as Values;
const labelOf = (name: PointSetField) => POINT_SET_FIELDS.find((field) => field.name === name)?.label ?? name;

/** A form for the points of a sign-up and a recommendation, and for the limits of purchases; for ADMIN. */
export function PointSetForm({ set }: { set: PointSet }) {
  const toast = useToast();
  const form = useRecordForm<Values, typeof savePointSet, PointSet>({
    call: savePointSet,
    initial: toValues(set),
    toInput: (values, { base }) => ({ body: { ...values, updated: base?.updated ?? null } }),
    versions: { record: set, read: () => request(getPointSet), toValues },
    asksOnLeave: true,
    onSaved: (saved) => {
      toast({ title: '포인트 설정을 저장했어요. 지금부터 적용돼요.', tone: 'success' });
      form.startFrom(toValues(saved), saved);
    },
  });
  return (
    <Form form={form} label="포인트 설정">
      <Grid gap={5} gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
        {POINT_SET_FIELDS.map(({ name, label, unit, help }) => (
          <FormField key={name} form={form} name={name} label={`${label}(${unit})`} required help={help}>
            {({ onChange, ...field }) => (
              <NumberInput {...field} onChange={(next) => onChange(next ?? 0)} min={0} decimals={0} suffix={unit} />
            )}
          </FormField>
        ))}
      </Grid>
      <SaveActions form={form} />
      <FieldConflictDialog
        form={form}
        savedOf={({ updated, updated_by }) => ({ at: updated ?? '', by: updated_by })}
        labelOf={labelOf}
        describe={(values, name) => toSetText(name, values[name])}
      />
    </Form>
  );
}
