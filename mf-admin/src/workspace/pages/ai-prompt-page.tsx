import { Page } from '@danji/app-kit';
import { useEndpoint } from '@danji/api-client';
import { listAiPrompts } from '@danji/contracts/workspace/ai-prompt.endpoints';
import { AiDocumentType, type AiDocumentTypeCode } from '@danji/contracts/codes/ai-document-codes';
import { webPaths } from '@danji/contracts/web-paths';
import { Link, useParams } from '@danji/shell-sdk/router';
import { Button, CardSkeleton, FailedState } from '@danji/ui';
import { PromptEditor } from '../ai-prompts/prompt-editor.tsx';

const ToList = () => (
  <Button asChild variant="outline">
    <Link to={webPaths.adminAiPrompts}>목록</Link>
  </Button>
);

/** `/admin/ai-prompts/:type`: the prompt of one document type. */
export function AiPromptPage() {
  const { type = '' } = useParams();
  const chosen = AiDocumentType.options.find(({ code }) => String(code) === type);
  if (!chosen)
    return (
      <Page title="AI 지시문">
        <FailedState title="문서 종류를 찾을 수 없어요" description="주소가 잘못됐을 수 있어요." action={<ToList />} />
      </Page>
    );
  return (
    <Page
      title={`${chosen.label} 지시문`}
      description="저장할 때마다 새 판이 생겨요. 적용한 판으로 다음 문서부터 써요."
      actions={<ToList />}
    >
      <Prompts key={chosen.code} type={chosen.code} />
    </Page>
  );
}

function Prompts({ type }: { type: AiDocumentTypeCode }) {
  const { data, error, refresh, isRefreshing } = useEndpoint(
    listAiPrompts,
    { query: { document_type: type, page_size: 100 } },
    { refreshOnFocus: false },
  );
  if (!data)
    return error ? (
      <FailedState description={error.title} onRetry={() => void refresh()} retrying={isRefreshing} />
    ) : (
      <CardSkeleton count={2} />
    );
  return <PromptEditor type={type} prompts={data.results} />;
}
