import type { previewApartment } from '@danji/contracts/workspace/apartment-info.endpoints';
import type { ResponseOf } from '@danji/contracts/define-endpoint';
import { Card, DescriptionList, Heading, Stack, Text } from '@danji/ui';
import { DETAIL_LABELS, formatDetail, type DetailName } from '@danji/contracts/workspace/work-space-details-text';

const PREVIEWED_FIELDS = [
  'building_name',
  'apt_code',
  'address1',
  'tel',
  'number_of_units',
  'number_of_buildings',
  'complex_type',
  'sale_type',
  'approval_date',
  'heating_type',
  'corridor_type',
  'total_parking_spaces',
  'above_ground_parking_spaces',
  'underground_parking_spaces',
  'amenities',
] as const satisfies readonly DetailName[];

/** The data of K-apt about a complex: the values of a new work space. */
export function ComplexCard({ preview: { apartment, facts } }: { preview: ResponseOf<typeof previewApartment> }) {
  return (
    <Card as="section" aria-label="채워질 단지 정보">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading as="h2" size="lg">
            {apartment.name}
          </Heading>
          <Text tone="muted">
            {apartment.space ? 'K-apt에 등록된 내용이에요.' : '아래 내용이 채워져요. 만든 뒤에 모두 고칠 수 있어요.'}
          </Text>
        </Stack>
        <DescriptionList
          columns={2}
          items={PREVIEWED_FIELDS.map((name) => ({
            term: DETAIL_LABELS[name],
            detail: formatDetail(name, facts[name]),
          }))}
        />
      </Stack>
    </Card>
  );
}
