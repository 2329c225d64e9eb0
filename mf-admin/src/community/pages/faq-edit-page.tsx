import { useEndpoint } from '@danji/api-client';
import { Page, RecordScreen } from '@danji/app-kit';
import { BoardStatus } from '@danji/contracts/codes/board-status';
import { SupportCategory } from '@danji/contracts/codes/support-category';
import type { Faq } from '@danji/contracts/community/faq';
import { getFaq } from '@danji/contracts/community/faq.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { useNavigate, useParams, useSearchParams } from '@danji/shell-sdk/router';
import { Button } from '@danji/ui';
import { FaqForm } from '../faq/faq-form.tsx';
import { useFaqActions } from '../faq/use-faq-actions.ts';

function EditActions({ faq }: { faq: Faq }) {
  const { remove, isRunning } = useFaqActions();
  const navigate = useNavigate();
  const deleteFaq = async (): Promise<void> => {
    if (await remove([faq])) void navigate(webPaths.adminFaqs);
  };
  return (
    <>
      {faq.question.board_status === BoardStatus.VISIBLE ? (
        <Button asChild variant="outline" icon="external-link">
          <a href={webPaths.faq(faq.nano_id)} target="_blank" rel="noreferrer">
            질문 보기
          </a>
        </Button>
      ) : null}
      <Button variant="outline" icon="trash" loading={isRunning} onClick={() => void deleteFaq()}>
        삭제
      </Button>
    </>
  );
}

function EditFaq({ id }: { id: string }) {
  return (
    <RecordScreen
      record={useEndpoint(getFaq, { params: { id } }, { refreshOnFocus: false })}
      name="질문"
      list={{ path: webPaths.adminFaqs, label: '자주 묻는 질문 목록' }}
      missing={{ title: '질문이 없어요' }}
    >
      {(faq) => (
        <Page title="질문 고치기" description={faq.question.title} actions={<EditActions faq={faq} />}>
          <FaqForm key={faq.id} faq={faq} />
        </Page>
      )}
    </RecordScreen>
  );
}

function NewFaq() {
  const [params] = useSearchParams();
  const category = SupportCategory.options.find(({ code }) => String(code) === params.get('category'))?.code;
  return (
    <Page title="질문 쓰기">
      <FaqForm category={category} />
    </Page>
  );
}

/** Creates or changes a question with its answer. */
export function FaqEditPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewFaq /> : <EditFaq id={id} />;
}
