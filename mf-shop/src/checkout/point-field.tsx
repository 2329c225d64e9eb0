import { FormField, type RecordForm, useFormField } from '@danji/app-kit/forms';
import { formatPoints } from '@danji/contracts/format/number';
import { Button, Card, Flex, Heading, NumberInput, Stack } from '@danji/ui';

type PointFieldProps = {
  form: RecordForm<{ point: number }>;
  /** The most that can be used on this order. */
  usable: number;
};

/** How many points are used: all, none, or a number between. */
export function PointField({ form, usable }: PointFieldProps) {
  const { field } = useFormField(form, 'point');
  return (
    <Card as="section" aria-label="포인트">
      <Stack gap={4}>
        <Heading as="h2" size="lg">
          포인트
        </Heading>
        <FormField
          form={form}
          name="point"
          label="사용할 포인트"
          optional
          help={usable > 0 ? `${formatPoints(usable)}까지 쓸 수 있어요.` : '지금 쓸 수 있는 포인트가 없어요.'}
        >
          {({ value, onChange, ...rest }) => (
            <NumberInput
              {...rest}
              value={value}
              min={0}
              max={usable}
              decimals={0}
              suffix="P"
              onChange={(next) => onChange(next ?? 0)}
            />
          )}
        </FormField>
        <Flex gap={2} flexWrap="wrap">
          <Button
            variant="outline"
            size="sm"
            disabled={usable === 0 || field.value === usable}
            onClick={() => field.onChange(usable)}
          >
            전액 사용
          </Button>
          <Button variant="ghost" size="sm" disabled={field.value === 0} onClick={() => field.onChange(0)}>
            사용 안 함
          </Button>
        </Flex>
      </Stack>
    </Card>
  );
}
