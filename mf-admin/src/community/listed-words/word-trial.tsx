import { useEndpoint } from '@danji/api-client';
import { LISTED_WORD_LIMITS } from '@danji/contracts/community/listed-word';
import { tryListedWords } from '@danji/contracts/community/listed-word.endpoints';
import { LIMITS } from '@danji/contracts/limits';
import { Badge, Box, Field, HStack, Stack, Text, Textarea } from '@danji/ui';
import { useEffect, useState } from 'react';
import { ActionBadge } from './listed-word-columns.tsx';

/** Tries a text against the list: what is found, and as what it was written. Nothing is stored. */
export function WordTrial() {
  const [text, setText] = useState('');
  const [content, setContent] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setContent(text.trim()), LIMITS.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, error } = useEndpoint(tryListedWords, content === '' ? null : { query: { content } });
  return (
    <Stack gap={4}>
      <Field label="시험할 글" help="저장하지 않아요.">
        <Textarea
          value={text}
          onChange={setText}
          rows={4}
          maxLength={LISTED_WORD_LIMITS.trialCharacters}
          data-autofocus
        />
      </Field>
      <Box as="output" aria-label="찾은 단어">
        {content === '' ? <Text tone="muted">글을 적으면 목록에서 찾은 단어를 보여 드려요.</Text> : null}
        {error ? <Text tone="danger">{error.title}</Text> : null}
        {data && data.words.length === 0 && data.contact === null ? <Text>찾은 단어가 없어요.</Text> : null}
        <Stack gap={2}>
          {data?.words.map(({ word, action, found }) => (
            <HStack key={word} gap={2} flexWrap="wrap">
              <ActionBadge action={action} />
              <Text as="span" fontWeight="semibold">
                {word}
              </Text>
              <Text as="span" tone="subtle" overflowWrap="anywhere">{`글에서는 ‘${found}’`}</Text>
            </HStack>
          ))}
          {data?.contact == null ? null : (
            <HStack gap={2} flexWrap="wrap">
              <Badge>링크·전화번호</Badge>
              <Text as="span" overflowWrap="anywhere">{`${data.contact} · 새로 활동하는 회원이면 확인 후 공개`}</Text>
            </HStack>
          )}
        </Stack>
      </Box>
    </Stack>
  );
}
