import type { AptInfo } from '@danji/contracts/workspace/apt-info';
import type { WorkSpace } from '@danji/contracts/workspace/work-space';
import { formatDate } from '@danji/contracts/format/date';
import { formatNumber } from '@danji/contracts/format/number';
import { formatTel } from '@danji/contracts/format/tel';
import { Card, DescriptionList, Heading, Stack, Text } from '@danji/ui';
import { useCan } from '../shared/space-rights.ts';

const counted = (value: number | null, unit: string): string => (value === null ? '' : `${formatNumber(value)}${unit}`);

/** Elevators with the way they are managed; K-apt often gives only one of the two. */
const describeElevators = ({ elv_count, elv_manage_type }: AptInfo): string => {
  const count = counted(elv_count, '대');
  return count && elv_manage_type ? `${count} (${elv_manage_type})` : count || elv_manage_type;
};

const toItems = (info: AptInfo) => [
  { term: '시공사', detail: info.installer },
  { term: '수전 용량', detail: counted(info.electric_power_capacity, 'kVA') },
  { term: '승강기', detail: describeElevators(info) },
  { term: 'CCTV', detail: counted(info.cctv_count, '대') },
  { term: '단지 분류', detail: info.type_name },
  { term: '팩스', detail: formatTel(info.fax) },
];

const describeSource = ({ imported }: AptInfo): string =>
  imported === null
    ? '운영팀이 확인해 적은 내용이에요.'
    : `K-apt에서 ${formatDate(imported)}에 가져온 내용이에요. 고칠 곳이 있으면 요청으로 알려 주세요.`;

/** Says why there is nothing to show. */
function describeMissing(info: AptInfo | null, aptCode: string): string {
  // Revision 0 is a complex that has only been named by the list of K-apt so far.
  if (info && info.revision > 0) return 'K-apt에 등록된 시설 정보가 없어요.';
  return aptCode === ''
    ? '단지 정보에 단지 코드를 적으면 K-apt에 등록된 시공사, 수전 용량, 승강기, CCTV를 보여 드려요.'
    : '이 단지 코드의 시설 정보를 아직 가져오지 않았어요. 단지 정보에서 K-apt를 다시 가져와 보세요.';
}

/** The facilities by K-apt and our staff; work spaces can only read them. */
export function FacilitiesCard({ space }: { space: WorkSpace }) {
  const { apt_info: info, apt_code } = space;
  const items = info ? toItems(info) : [];
  const isLoadedFromKapt = items.some(({ detail }) => detail !== '');
  const can = useCan(space);
  // The card without facts is only for those who can import them.
  if (!isLoadedFromKapt && !can('edit_details')) return null;
  return (
    <Card as="section" aria-label="시설 현황">
      <Stack gap={2}>
        <Heading as="h3" size="md">
          시설 현황
        </Heading>
        {isLoadedFromKapt ? <DescriptionList columns={2} items={items} /> : null}
        <Text size="sm" tone="subtle">
          {info && isLoadedFromKapt ? describeSource(info) : describeMissing(info, apt_code)}
        </Text>
      </Stack>
    </Card>
  );
}
