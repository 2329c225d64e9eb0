import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import { Field, Grid, Text } from '@danji/ui';
import { DetailCard } from '../../shared/detail-card.tsx';
import { FigureField } from './figure-field.tsx';
import { POINT_ROLES, POINT_TIERS } from './product-labels.ts';
import type { ProductForm } from './use-product-form.ts';

const COLUMNS = { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' };
const POINTS = { suffix: 'P', max: SHOP_LIMITS.points } as const;

/** The points that one sold unit gives, and other figures for the tiers of who recommends. */
export const PointFields = ({ form }: { form: ProductForm }) => (
  <DetailCard title="포인트">
    <Text size="sm" tone="muted">
      구매가 확정되면 한 개마다 주는 포인트예요. 등급을 비워 두면 기본 포인트를 줘요.
    </Text>
    {POINT_ROLES.map(({ role, label }) => (
      <Field key={role} label={`${label} 포인트`} group>
        <Grid gridTemplateColumns={COLUMNS} gap={3}>
          <FigureField form={form} name={`point_fee_${role}`} label="기본" {...POINTS} />
          {POINT_TIERS.map((tier) => (
            <FigureField
              key={tier}
              form={form}
              name={`point_fee_${role}_tier${tier}`}
              label={`${tier}등급`}
              optional
              {...POINTS}
            />
          ))}
        </Grid>
      </Field>
    ))}
  </DetailCard>
);
