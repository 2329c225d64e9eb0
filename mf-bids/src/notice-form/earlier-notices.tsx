import { useEndpoint } from '@danji/api-client';
import { ChoiceList } from '@danji/app-kit';
import type { SuggestItemLine } from '@danji/contracts/bids/suggest-item';
import { listSuggestItems } from '@danji/contracts/bids/suggest-item.endpoints';
import { isPublished } from '@danji/contracts/bids/suggest-item-rules';
import { SuggestItemState } from '@danji/contracts/codes/suggest-item-codes';
import { formatDate } from '@danji/contracts/format/date';
import { useModal } from '@danji/shell-sdk';
import { Button, Stack, Text } from '@danji/ui';
import { useState } from 'react';
import { useCopyNotice } from '../shared/use-copy-notice.ts';

const MAX_NOTICES = 50;

const describe = ({ state, created }: SuggestItemLine): string =>
  `${SuggestItemState.label(state)} · ${formatDate(created)}`;

type ChoiceProps = { spaceId: number; onPick: (notice: SuggestItemLine) => void };

/** The published notices of a space, the last first, to choose one from. */
function NoticeChoice({ spaceId, onPick }: ChoiceProps) {
  const [search, setSearch] = useState('');
  const asked = search.trim();
  const query = { space_id: spaceId, page: 1, page_size: MAX_NOTICES, ...(asked && { search: asked }) };
  const state = useEndpoint(listSuggestItems, { query }, { keepPrevious: true });
  return (
    <Stack gap={3} minHeight="20rem">
      <ChoiceList
        state={state}
        rows={state.data?.results.filter((notice) => isPublished(notice.state))}
        searchLabel="제목으로 찾기"
        search={search}
        onSearch={setSearch}
        empty="불러올 공고가 없어요"
        emptyDescription="우리 단지가 올린 공고를 불러올 수 있어요."
        toKey={({ id }) => id}
        onPick={onPick}
      >
        {(notice) => (
          <>
            <Text as="span" display="block" fontWeight="semibold">
              {notice.title}
            </Text>
            <Text as="span" display="block" size="sm" tone="subtle" numeric>
              {describe(notice)}
            </Text>
          </>
        )}
      </ChoiceList>
    </Stack>
  );
}

/** Begins a new notice with what an earlier one of the space says. */
export function EarlierNoticesButton({ spaceId }: { spaceId: number }) {
  const modal = useModal();
  const { copy, isRunning } = useCopyNotice();
  const open = (): void =>
    void modal.open(
      (close) => (
        <NoticeChoice
          spaceId={spaceId}
          onPick={(notice) => {
            close();
            void copy(notice);
          }}
        />
      ),
      { title: '이전 공고 불러오기', description: '내용과 파일, 가격 내역표를 그대로 가져오고 일정만 비워요.' },
    );
  return (
    <Button variant="outline" icon="copy" alignSelf="flex-start" loading={isRunning} onClick={open}>
      이전 공고 불러오기
    </Button>
  );
}
