import { SCORE_CRITERIA } from '@danji/contracts/bids/score-rules';
import type { ScoreSheet } from '@danji/contracts/bids/score-sheet';
import { formatDateTime } from '@danji/contracts/format/date';
import { useModal } from '@danji/shell-sdk';
import { Alert, Button, DescriptionList, EmptyState, Stack, Text } from '@danji/ui';
import { useRequestDecisions } from '../shared/use-request-decisions.ts';
import { SectionCard } from '../shared/section-card.tsx';
import { ScoreTable } from './score-table.tsx';
import { formatScore } from '../shared/score-text.ts';
import { WeightsForm } from './weights-form.tsx';

type Props = { sheet: ScoreSheet };
/** Whether the reader may award the notice. */
type DecidingProps = Props & { mayDecide: boolean };

/** Proposes the first rank to who decides, once every offer is judged. */
function Proposal({ sheet: { item, offers, stored }, mayDecide }: DecidingProps) {
  const decisions = useRequestDecisions();
  if (stored !== null)
    return (
      <Alert tone="success" announce={false} title="선정과 함께 확정한 평가표예요">
        {`${formatDateTime(stored)}에 확정해서 더는 고칠 수 없어요. 제안한 업체는 자기 점수만 볼 수 있어요.`}
      </Alert>
    );
  const waiting = offers.filter(({ total }) => total === null).length;
  const best = offers.filter(({ rank }) => rank === 1);
  if (offers.length === 0) return null;
  if (waiting > 0)
    return (
      <Alert tone="brand" announce={false} title={`평가하지 않은 제안이 ${waiting}건 있어요`}>
        모두 평가하면 순위를 보고 업체를 선정할 수 있어요. 점수는 선정하기 전까지 우리 단지만 볼 수 있어요.
      </Alert>
    );
  return (
    <Alert tone="brand" announce={false} title={`1위: ${best.map(({ name }) => name).join(', ')}`}>
      <Stack gap={3} alignItems="flex-start">
        <Text>
          {`총점 ${formatScore(best[0]?.total ?? 0)}이에요.`}
          {best.length > 1 ? ' 총점이 같으니 결정한 이유를 선정 사유에 적어 주세요.' : ''}
        </Text>
        {mayDecide
          ? best.map(({ request, name }) => (
              <Button
                key={request}
                onClick={() => decisions.award({ nano_id: request, user: { name }, suggest_item: { nano_id: item } })}
              >
                {`${name} 선정`}
              </Button>
            ))
          : null}
      </Stack>
    </Alert>
  );
}

/** The weights, and their change. */
function Weights({ sheet }: Props) {
  const modal = useModal();
  return (
    <SectionCard title="배점" lead="선정지침의 표준 배점으로 시작해요. 더하면 100점이에요.">
      <DescriptionList
        columns={2}
        items={SCORE_CRITERIA.map(({ key, label }) => ({ term: label, detail: formatScore(sheet.weights[key]) }))}
      />
      {sheet.may_weigh ? (
        <Button
          variant="outline"
          alignSelf="flex-start"
          onClick={() =>
            void modal.open((close) => <WeightsForm sheet={sheet} onDone={close} />, {
              title: '배점 고치기',
              directClose: false,
            })
          }
        >
          배점 고치기
        </Button>
      ) : null}
    </SectionCard>
  );
}

const describeEvent = ({ kind, name }: ScoreSheet['history'][number]): string =>
  kind === 'weights' ? '배점을 고쳤어요' : `'${name ?? ''}' 업체를 평가했어요`;

/** Lists the evaluations and changes of a sheet, with the member, the moment and the reason of each. */
const History = ({ sheet: { history } }: Props) =>
  history.length === 0 ? null : (
    <SectionCard title="평가 이력">
      <Stack as="ul" gap={3} listStyleType="none">
        {history.map((event) => (
          <Stack as="li" key={event.id} gap={0.5}>
            <Text overflowWrap="anywhere">{describeEvent(event)}</Text>
            <Text size="sm" tone="subtle" numeric overflowWrap="anywhere">
              {[formatDateTime(event.created), event.user?.name, event.reason].filter(Boolean).join(' · ')}
            </Text>
          </Stack>
        ))}
      </Stack>
    </SectionCard>
  );

/** The whole sheet: the proposal, the offers, the weights and what has happened. */
export const ScoreDetails = ({ sheet, mayDecide }: DecidingProps) => (
  <Stack gap={{ base: 6, md: 8 }}>
    <Proposal sheet={sheet} mayDecide={mayDecide} />
    {sheet.offers.length > 0 ? (
      <ScoreTable sheet={sheet} />
    ) : (
      <EmptyState
        icon="inbox"
        title="아직 평가할 제안이 없어요"
        description="입찰공고의 제안은 마감 뒤 대표 관리자가 개봉하면 평가할 수 있어요."
      />
    )}
    <Weights sheet={sheet} />
    <History sheet={sheet} />
  </Stack>
);
