import { useEndpoint } from '@danji/api-client';
import { ProductQuestionState } from '@danji/contracts/codes/product-question-state';
import { listStaffQuestions } from '@danji/contracts/shop/product-question.endpoints';
import { webPaths } from '@danji/contracts/web-paths';
import { COUNT_ONLY, CountCard } from '../shared/count-card.tsx';

const { WAITING } = ProductQuestionState;

/** What waits for our staff in the shop: questions about products without an answer. */
export function WaitingOfShop() {
  const questions = useEndpoint(listStaffQuestions, { query: { ...COUNT_ONLY, state: WAITING } });
  return (
    <CountCard
      label="답변할 상품 질문"
      unit="건"
      icon="message-square"
      to={`${webPaths.adminProductQuestions}?state=${WAITING}`}
      endpointState={questions}
      isUrgent
    />
  );
}
