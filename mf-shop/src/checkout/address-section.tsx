import { formatTel } from '@danji/contracts/format/tel';
import { SHOP_LIMITS } from '@danji/contracts/shop/shop-limits';
import type { UserAddress } from '@danji/contracts/shop/user-address';
import { Badge, Button, Card, Flex, Heading, HStack, Modal, RadioGroup, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { AddressForm, type SuggestedAddress } from '../shared/addresses/address-form.tsx';
import { OfficeAddressButton } from './office-address-button.tsx';
import type { Checkout } from './use-checkout.ts';

const toText = ({ address_code, address1, address2 }: UserAddress): string =>
  `(${address_code}) ${[address1, address2].filter(Boolean).join(', ')}`;

const Chosen = ({ address }: { address: UserAddress }) => (
  <Stack gap={1} overflowWrap="anywhere">
    <HStack flexWrap="wrap">
      <Text fontWeight="semibold">{address.title}</Text>
      {address.is_default ? <Badge tone="brand">기본 배송지</Badge> : null}
      {address.is_mountain ? <Badge tone="warning">제주·도서산간</Badge> : null}
    </HStack>
    <Text>{`${address.name} · ${formatTel(address.tel)}`}</Text>
    <Text tone="muted">{toText(address)}</Text>
  </Stack>
);

type ChoiceProps = {
  addresses: readonly UserAddress[];
  chosen: UserAddress | undefined;
  onChoose: (id: number) => void;
  onAdd: () => void;
};

const Choice = ({ addresses, chosen, onChoose, onAdd }: ChoiceProps) => (
  <Stack gap={4}>
    <RadioGroup
      label="배송지"
      value={String(chosen?.id)}
      options={addresses.map((address) => ({
        value: String(address.id),
        label: `${address.title} · ${address.name}`,
        description: toText(address),
      }))}
      onChange={(id) => onChoose(Number(id))}
    />
    {addresses.length < SHOP_LIMITS.addresses ? (
      <Button variant="outline" icon="plus" onClick={onAdd}>
        새 배송지 넣기
      </Button>
    ) : null}
  </Stack>
);

const Missing = ({ onAdd }: Pick<ChoiceProps, 'onAdd'>) => (
  <Stack gap={3}>
    <Text tone="muted">물건을 받을 곳을 넣어 주세요. 다음 주문 때도 쓸 수 있어요.</Text>
    <Button icon="plus" alignSelf="flex-start" onClick={onAdd}>
      배송지 넣기
    </Button>
  </Stack>
);

/** Where the order goes: the default address, another one, or a new one. */
export function AddressSection({ checkout }: { checkout: Pick<Checkout, 'addresses' | 'address' | 'choose'> }) {
  const { address, choose } = checkout;
  const addresses = checkout.addresses.data ?? [];
  const [open, setOpen] = useState<'choice' | 'new'>();
  const [suggested, setSuggested] = useState<SuggestedAddress>();
  const close = (): void => setOpen(undefined);
  const add = (office?: SuggestedAddress): void => {
    setSuggested(office);
    setOpen('new');
  };
  return (
    <Card as="section" aria-label="배송지">
      <Stack gap={4}>
        <Flex gap={3} flexWrap="wrap" alignItems="center" justifyContent="space-between">
          <Heading as="h2" size="lg">
            배송지
          </Heading>
          {address ? (
            <Button variant="outline" size="sm" onClick={() => setOpen('choice')}>
              배송지 바꾸기
            </Button>
          ) : null}
        </Flex>
        {address ? <Chosen address={address} /> : <Missing onAdd={() => add()} />}
        <OfficeAddressButton addresses={addresses} chosen={address} onChoose={choose} onAdd={add} />
      </Stack>
      <Modal
        open={open !== undefined}
        onClose={close}
        directClose={open === 'choice'}
        title={open === 'new' ? '배송지 추가' : '배송지 고르기'}
      >
        {open === 'new' ? (
          <AddressForm
            address={undefined}
            {...(suggested && { suggested })}
            isFirst={addresses.length === 0}
            onDone={(saved) => {
              if (saved) choose(saved.id);
              close();
            }}
          />
        ) : (
          <Choice
            addresses={addresses}
            chosen={address}
            onChoose={(id) => {
              choose(id);
              close();
            }}
            onAdd={() => add()}
          />
        )}
      </Modal>
    </Card>
  );
}
