import { useEndpoint } from '@danji/api-client';
import { listBrandUsers, listGeneralUsers } from '@danji/contracts/accounts/staff-users.endpoints';
import type { User } from '@danji/contracts/accounts/user';
import { formatTel } from '@danji/contracts/format/tel';
import { useSearchText } from '@danji/shell-sdk';
import { Box, Button, FailedState, Flex, RadioGroup, SearchInput, Skeleton, Stack, Text } from '@danji/ui';
import { useState } from 'react';

const KINDS = { general: listGeneralUsers, brand: listBrandUsers } as const;
type Kind = keyof typeof KINDS;
const OPTIONS = [
  { value: 'general', label: '일반회원' },
  { value: 'brand', label: '업체회원' },
];

const toNote = ({ brand, email, tel }: User): string =>
  [brand?.detail?.name, email, formatTel(tel)].filter(Boolean).join(' · ');

function People({ kind, search, onPick }: { kind: Kind; search: string; onPick: (user: User) => void }) {
  const { data, error, refresh, isRefreshing } = useEndpoint(
    KINDS[kind],
    search === '' ? null : { query: { search, page_size: 8 } },
  );
  if (search === '') return null;
  if (error && !data)
    return <FailedState description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />;
  if (!data) return <Skeleton height={9} />;
  if (data.results.length === 0) return <Text tone="muted">찾는 회원이 없어요. 다른 말로 찾아 보세요.</Text>;
  return (
    <Box as="ul" aria-label="찾은 회원" listStyleType="none">
      {data.results.map((user) => (
        <Flex as="li" key={user.id} gap={3} paddingBlock={2} justifyContent="space-between" alignItems="center">
          <Box minWidth={0} overflowWrap="anywhere">
            <Text as="span" fontWeight="medium">
              {user.name}
            </Text>
            <Text size="sm" tone="subtle">
              {toNote(user)}
            </Text>
          </Box>
          <Button size="sm" variant="outline" aria-label={`${user.name} 님 고르기`} onClick={() => onPick(user)}>
            고르기
          </Button>
        </Flex>
      ))}
    </Box>
  );
}

type PersonPickerProps = {
  onPick: (user: User) => void;
  /** Finds members of this kind only. */
  only?: Kind;
};

/** Finds a member by name, e-mail or phone. */
export function PersonPicker({ onPick, only }: PersonPickerProps) {
  const [kind, setKind] = useState<Kind>(only ?? 'general');
  const [search, setSearch] = useState('');
  const { text, setText, submit } = useSearchText(search, setSearch);
  return (
    <Stack gap={3}>
      {only ? null : (
        <RadioGroup label="회원 종류" value={kind} onChange={(next) => setKind(next as Kind)} options={OPTIONS} />
      )}
      <SearchInput
        label={only === 'brand' ? '상호·이메일·휴대폰 번호로 찾기' : '이름·이메일·휴대폰 번호로 찾기'}
        maxLength={100}
        value={text}
        onChange={setText}
        onSearch={submit}
      />
      <People kind={kind} search={search} onPick={onPick} />
    </Stack>
  );
}
