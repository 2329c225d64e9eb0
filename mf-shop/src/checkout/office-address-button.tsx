import { useEndpoint } from '@danji/api-client';
import type { UserAddress } from '@danji/contracts/shop/user-address';
import { listWorkSpaces } from '@danji/contracts/workspace/work-space.endpoints';
import { useSession } from '@danji/shell-sdk';
import { Button } from '@danji/ui';
import type { SuggestedAddress } from '../shared/addresses/address-form.tsx';

/** As long as the name of an address may be. */
const TITLE_CHARACTERS = 30;
/** Phone numbers of work spaces from before they were checked may be none. */
const isTel = (tel: string): boolean => /^[\d-]{8,20}$/.test(tel);

/** The address of the work space of now; `undefined` without one, or when it has no address. */
function useOfficeAddress(): SuggestedAddress | undefined {
  const { kind } = useSession();
  const { data } = useEndpoint(
    listWorkSpaces,
    kind === 'general' ? { query: { mine: 'in', page: 1, page_size: 1 } } : null,
    { refreshOnFocus: false },
  );
  const space = data?.results.find(({ is_current }) => is_current);
  if (!space || space.address1.trim() === '') return undefined;
  return {
    title: space.title.slice(0, TITLE_CHARACTERS),
    name: space.title,
    tel: isTel(space.tel) ? space.tel : '',
    address1: space.address1,
    address2: space.address2,
  };
}

type OfficeAddressButtonProps = {
  addresses: readonly UserAddress[];
  chosen: UserAddress | undefined;
  onChoose: (id: number) => void;
  /** Called when the address is not stored yet. A work space has no post code, so that its member adds that. */
  onAdd: (suggested: SuggestedAddress) => void;
};

/** Sends the order to the office of the work space of now: with the stored address of that place, or with a new one. */
export function OfficeAddressButton({ addresses, chosen, onChoose, onAdd }: OfficeAddressButtonProps) {
  const office = useOfficeAddress();
  if (!office) return null;
  const stored = addresses.find(
    ({ address1, address2 }) => address1 === office.address1 && address2 === office.address2,
  );
  if (stored && stored.id === chosen?.id) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      icon="map-pin"
      alignSelf="flex-start"
      onClick={() => (stored ? onChoose(stored.id) : onAdd(office))}
    >
      관리사무소로 받기
    </Button>
  );
}
