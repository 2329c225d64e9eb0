import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { ComplexType, CorridorType, HeatingType, SaleType } from '@danji/contracts/codes/apartment-codes';
import { formatDate, formatDateTime } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { formatTel } from '@danji/contracts/format/tel';
import { DescriptionList } from '@danji/ui';

const counted = (value: number | null, unit: string): string => (value === null ? '' : `${formatNumber(value)}${unit}`);
const coded = (codes: { label(code: number): string }, code: number | null): string =>
  code === null ? '' : codes.label(code);

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
        { term: '세대 수', detail: counted(space.number_of_units, '세대') },
        { term: '동 수', detail: counted(space.number_of_buildings, '개 동') },
        { term: '단지 유형', detail: coded(ComplexType, space.complex_type) },
        { term: '분양 형태', detail: coded(SaleType, space.sale_type) },
        { term: '사용승인일', detail: space.approval_date ? formatDate(space.approval_date) : '' },
        { term: '난방 방식', detail: coded(HeatingType, space.heating_type) },
        { term: '복도 유형', detail: coded(CorridorType, space.corridor_type) },
        { term: '주차', detail: counted(space.total_parking_spaces, '대') },
        { term: '부대시설', detail: space.amenities.join(', ') },
        { term: '만든 때', detail: formatDateTime(space.created) },
        { term: '고친 때', detail: formatDateTime(space.updated) },
      ]}
    />
  );
}
