import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import type { ApartmentDetails } from '@danji/contracts/apartments/apartment-details';
import {
  APARTMENT_DETAIL_FORMATTERS,
  APARTMENT_DETAIL_LABELS,
} from '@danji/contracts/apartments/apartment-details-text';
import { formatDateTime } from '@danji/contracts/format/date';
import { formatTel } from '@danji/contracts/format/tel';
import { DescriptionList } from '@danji/ui';

const SIZE = [
  'number_of_units',
  'number_of_buildings',
  'complex_type',
  'sale_type',
  'approval_date',
  'heating_type',
  'corridor_type',
] as const;

const toItem = (space: WorkSpace, name: keyof ApartmentDetails) => ({
  term: APARTMENT_DETAIL_LABELS[name],
  detail: APARTMENT_DETAIL_FORMATTERS[name](space[name] as never),
});

/** Shows the details that the members have entered about their complex. */
export function SpaceDetails({ space }: { space: WorkSpace }) {
  return (
    <DescriptionList
      columns={2}
      items={[
        { term: '건물 이름', detail: space.building_name },
        { term: '단지 코드', detail: space.apt_code },
        { term: '주소', detail: [space.address1, space.address2].filter(Boolean).join(' ') },
        { term: '관리사무소 전화', detail: formatTel(space.tel) },
        ...SIZE.map((name) => toItem(space, name)),
        { ...toItem(space, 'total_parking_spaces'), term: '주차' },
        toItem(space, 'amenities'),
        { term: '만든 때', detail: formatDateTime(space.created) },
        { term: '고친 때', detail: formatDateTime(space.updated) },
      ]}
    />
  );
}
