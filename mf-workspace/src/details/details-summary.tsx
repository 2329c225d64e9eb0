import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { Badge, Card, DescriptionList, Flex, Grid, Stack, Text, upToColumns } from '@danji/ui';
import { DETAIL_LABELS, formatDetail, type DetailName } from '@danji/contracts/workspace/work-space-details-text';

const TILES = ['number_of_units', 'number_of_buildings', 'total_parking_spaces', 'approval_date'] as const;
const ROWS = [
  'complex_type',
  'sale_type',
  'heating_type',
  'corridor_type',
  'above_ground_parking_spaces',
  'underground_parking_spaces',
  'tel',
  'apt_code',
] as const satisfies readonly DetailName[];

/** Summary of a complex: the large numbers, the other fields as a list, and the amenities. */
export function DetailsSummary({ space }: { space: WorkSpace }) {
  const address = [space.address1, space.address2].filter(Boolean).join(' ');
  return (
    <Stack gap={4}>
      <Grid as="dl" gridTemplateColumns={{ base: upToColumns(2, '8rem'), xl: 'repeat(4, 1fr)' }} gap={3}>
        {TILES.map((name) => (
          <Card key={name}>
            <Text as="dt" size="sm" tone="subtle">
              {DETAIL_LABELS[name]}
            </Text>
            <Text
              as="dd"
              numeric
              fontSize={{ base: 'lg', md: 'xl' }}
              fontWeight="bold"
              whiteSpace="nowrap"
              letterSpacing="-0.02em"
            >
              {formatDetail(name, space[name]) || '-'}
            </Text>
          </Card>
        ))}
      </Grid>
      <Card>
        <DescriptionList
          columns={2}
          items={[
            { term: '건물 이름', detail: space.building_name },
            { term: '주소', detail: address },
            ...ROWS.map((name) => ({ term: DETAIL_LABELS[name], detail: formatDetail(name, space[name]) })),
          ]}
        />
        {space.amenities.length > 0 ? (
          <Stack gap={2} marginTop={4}>
            <Text size="sm" tone="subtle">
              {DETAIL_LABELS.amenities}
            </Text>
            <Flex as="ul" gap={1.5} flexWrap="wrap">
              {space.amenities.map((name) => (
                <li key={name}>
                  <Badge>{name}</Badge>
                </li>
              ))}
            </Flex>
          </Stack>
        ) : null}
      </Card>
    </Stack>
  );
}
