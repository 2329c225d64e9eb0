import { useMutation, usePagedList } from '@danji/api-client';
import { ListScreen } from '@danji/app-kit';
import type { ListedWordRecord } from '@danji/contracts/community/listed-word';
import { deleteListedWord, listListedWords } from '@danji/contracts/community/listed-word.endpoints';
import { useConfirm, useModal, useToast } from '@danji/shell-sdk';
import { Button } from '@danji/ui';
import { toListedWordColumns } from '../listed-words/listed-word-columns.tsx';
import { ListedWordForm } from '../listed-words/listed-word-form.tsx';
import { WordTrial } from '../listed-words/word-trial.tsx';

function useRemoval() {
  const { trigger } = useMutation(deleteListedWord);
  const [confirm, toast] = [useConfirm(), useToast()];
  return async ({ id, word }: ListedWordRecord): Promise<void> => {
    const isSure = await confirm({
      title: `‘${word}’ 단어를 목록에서 지울까요?`,
      description: '지금부터 이 단어가 있는 글을 올릴 수 있어요. 이미 확인을 기다리는 글은 그대로 기다려요.',
      confirmLabel: '지우기',
      tone: 'danger',
    });
    if (!isSure) return;
    const outcome = await trigger({ params: { id } });
    if (outcome.ok) toast({ title: `‘${word}’ 단어를 지웠어요`, tone: 'success' });
    else toast({ title: '단어를 지우지 못했어요', description: outcome.error.title, tone: 'danger' });
  };
}

/** The words that are refused or held in the community. */
export function ListedWordsPage() {
  const list = usePagedList(listListedWords, { filters: { action: 'number' } });
  const modal = useModal();
  const remove = useRemoval();
  const add = (): void =>
    void modal.open((close) => <ListedWordForm onDone={close} />, { title: '단어 추가', directClose: false });
  const tryText = (): void => void modal.open(() => <WordTrial />, { title: '글 시험하기' });
  return (
    <ListScreen
      label="커뮤니티 단어"
      lead="글·답변·댓글에 쓸 수 없거나 확인한 뒤에 공개하는 단어"
      unit="개"
      list={list}
      actions={
        <>
          <Button variant="outline" onClick={tryText}>
            글 시험하기
          </Button>
          <Button icon="plus" onClick={add}>
            단어 추가
          </Button>
        </>
      }
      table={{ columns: toListedWordColumns((word) => void remove(word)), rowKey: ({ id }) => id }}
      empty={{
        icon: 'shield-check',
        title: '아직 단어가 없어요',
        description: '단어를 추가하면 커뮤니티에 쓸 수 없거나 확인한 뒤에 공개돼요.',
      }}
    />
  );
}
