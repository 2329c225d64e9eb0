import { useEndpoint } from '@danji/api-client';
import { Page } from '@danji/app-kit';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import type { UserAddress } from '@danji/contracts/shop/user-address';
import { listUserAddresses } from '@danji/contracts/shop/user-address.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { Button, EmptyState, FailedState, ListSkeleton, Modal, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { AddressCard } from '../addresses/address-card.tsx';
import { AddressForm } from '../shared/addresses/address-form.tsx';
import { useAddressChanges } from '../addresses/use-address-changes.ts';

type ListProps = { addresses: readonly UserAddress[]; onEdit: (address: UserAddress) => void };

function AddressList({ addresses, onEdit }: ListProps) {
  const { makeDefault, remove } = useAddressChanges();
  return (
    <Stack gap={3}>
      <Stack as="ul" gap={3} listStyle="none">
        {addresses.map((address) => (
          <AddressCard
            key={address.id}
            address={address}
            onEdit={() => onEdit(address)}
            onRemove={() => void remove(address)}
            onMakeDefault={() => void makeDefault(address)}
          />
        ))}
      </Stack>
      {addresses.length >= SHOP_LIMITS.addresses ? (
        <Text size="sm" tone="muted">
          배송지는 {SHOP_LIMITS.addresses}곳까지 등록할 수 있어요. 새 배송지를 넣으려면 쓰지 않는 곳을 지워 주세요.
        </Text>
      ) : null}
    </Stack>
  );
}

/** `/shop/addresses`: where a member has orders delivered. */
export function AddressesPage() {
  const { data, error, refresh, isRefreshing } = useEndpoint(listUserAddresses, {});
  const [edited, setEdited] = useState<UserAddress | 'new'>();
  const close = (): void => setEdited(undefined);
  const add = (
    <Button icon="plus" onClick={() => setEdited('new')}>
      배송지 추가
    </Button>
  );
  const renderList = () => {
    if (!data && error)
      return (
        <FailedState
          title="배송지를 불러오지 못했어요"
          description={error.title}
          onRetry={() => void refresh()}
          retrying={isRefreshing}
        />
      );
    if (!data) return <ListSkeleton />;
    if (data.length === 0)
      return (
        <EmptyState
          icon="truck"
          title="아직 배송지가 없어요"
          description="물건을 받을 곳을 등록해 두면 주문할 때 바로 고를 수 있어요."
          action={add}
        />
      );
    return <AddressList addresses={data} onEdit={setEdited} />;
  };
  const isFull = (data?.length ?? 0) >= SHOP_LIMITS.addresses;
  return (
    <Page
      width="prose"
      description="기본 배송지는 주문할 때 먼저 골라져 있어요."
      back={{ path: webPaths.me, label: '내 정보' }}
      actions={data && data.length > 0 && !isFull ? add : undefined}
    >
      {renderList()}
      <Modal
        open={edited !== undefined}
        onClose={close}
        directClose={false}
        title={edited === 'new' ? '배송지 추가' : '배송지 고치기'}
      >
        {edited === undefined ? null : (
          <AddressForm
            address={edited === 'new' ? undefined : edited}
            isFirst={data?.length === 0}
            onDone={() => close()}
          />
        )}
      </Modal>
    </Page>
  );
}
