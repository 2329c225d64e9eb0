import { formatTel } from '@danji/contracts/format/tel';
import type { UserAddress } from '@danji/contracts/shop/user-address';
import { Badge, Button, Card, Flex, HStack, IconButton, Stack, Text } from '@danji/ui';

type AddressCardProps = {
  address: UserAddress;
  onEdit: () => void;
  onRemove: () => void;
  onMakeDefault: () => void;
};

/** A delivery address in the list of its member. */
export const AddressCard = ({ address, onEdit, onRemove, onMakeDefault }: AddressCardProps) => {
  const { title, name, tel, address_code, address1, address2, message, is_default, is_mountain } = address;
  return (
    <Card as="li">
      <Flex justifyContent="space-between" alignItems="flex-start" gap={3} flexWrap="wrap">
        <Stack gap={1} flex="1 1 14rem" minWidth={0} overflowWrap="anywhere">
          <HStack flexWrap="wrap">
            <Text fontWeight="semibold">{title}</Text>
            {is_default ? <Badge tone="brand">기본 배송지</Badge> : null}
            {is_mountain ? <Badge tone="warning">제주·도서산간</Badge> : null}
          </HStack>
          <Text>
            {name} · {formatTel(tel)}
          </Text>
          <Text tone="muted">
            ({address_code}) {[address1, address2].filter(Boolean).join(', ')}
          </Text>
          {message === '' ? null : (
            <Text size="sm" tone="muted">
              {message}
            </Text>
          )}
        </Stack>
        <Flex alignItems="center" flexWrap="wrap">
          {is_default ? null : (
            <Button variant="ghost" size="sm" aria-label={`'${title}' 기본 배송지로`} onClick={onMakeDefault}>
              기본으로
            </Button>
          )}
          <IconButton icon="pencil" label={`'${title}' 고치기`} onClick={onEdit} />
          <IconButton icon="trash" label={`'${title}' 삭제`} onClick={onRemove} />
        </Flex>
      </Flex>
    </Card>
  );
};
