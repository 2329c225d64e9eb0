import type { User } from '@danji/contracts/accounts/user';
import { HOUSE_ADVERTISER } from '@danji/contracts/site/advertisement';
import { useModal } from '@danji/shell-sdk';
import { Button, HStack, Stack, Text } from '@danji/ui';
import { PersonPicker } from '../../shared/person-picker.tsx';

type AdvertiserFieldProps = {
  /** The vendor that advertises; without one it is an advertisement of our own. */
  advertiser: User | undefined;
  onChange: (advertiser: User | undefined) => void;
};

/** A field for the advertiser: a vendor, or ourselves. */
export function AdvertiserField({ advertiser, onChange }: AdvertiserFieldProps) {
  const modal = useModal();
  const choose = () =>
    modal.open(
      (close) => (
        <PersonPicker
          only="brand"
          onPick={(user) => {
            onChange(user);
            close();
          }}
        />
      ),
      { title: '광고주 고르기' },
    );
  return (
    <Stack as="section" aria-label="광고주" gap={2}>
      <Text fontWeight="semibold">광고주</Text>
      <HStack flexWrap="wrap">
        <Text overflowWrap="anywhere">{advertiser?.brand?.detail?.name || advertiser?.name || HOUSE_ADVERTISER}</Text>
        <Button size="sm" variant="outline" onClick={choose}>
          {advertiser ? '다른 업체 고르기' : '업체 고르기'}
        </Button>
        {advertiser ? (
          <Button size="sm" variant="outline" icon="x" onClick={() => onChange(undefined)}>
            업체 빼기
          </Button>
        ) : null}
      </HStack>
      <Text size="sm" tone="subtle">
        업체를 고르면 그 업체의 광고로 등록돼요. 고르지 않으면 우리 서비스의 광고예요.
      </Text>
    </Stack>
  );
}
