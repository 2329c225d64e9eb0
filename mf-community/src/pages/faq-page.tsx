import { useEndpoint } from '@danji/api-client';
import { Column, RecordScreen } from '@danji/app-kit';
import { getFaq } from '@danji/contracts/community/faq.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { usePageTitle } from '@danji/shell-sdk';
import { useParams } from '@danji/shell-sdk/router';
import { FaqArticle } from '../faq/faq-article.tsx';

/** One frequently asked question; the page is public. */
export function FaqPage() {
  const { nanoId = '' } = useParams();
  const faq = useEndpoint(getFaq, { params: { id: nanoId } }, { refreshOnFocus: false });
  usePageTitle(faq.data?.question.title ?? '자주 묻는 질문');
  return (
    <RecordScreen
      record={faq}
      name="질문"
      width="920px"
      list={{ path: webPaths.faqs, label: '자주 묻는 질문' }}
      missing={{ title: '찾는 질문이 없어요' }}
    >
      {(data) => (
        <Column width="920px">
          <FaqArticle key={data.nano_id} faq={data} />
        </Column>
      )}
    </RecordScreen>
  );
}
