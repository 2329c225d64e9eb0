import { describePriceRule, SCORE_CRITERIA, type ScoreCriterion } from '@danji/contracts/bids/score-rules';
import type { ScoredOffer, ScoreSheet } from '@danji/contracts/bids/score-sheet';
import { formatWon } from '@danji/contracts/format/number';
import { webPaths } from '@danji/contracts/web-paths';
import { useModal } from '@danji/shell-sdk';
import { Link } from '@danji/shell-sdk/router';
import { Anchor, AttachedFiles, Badge, Button, HStack, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';
import { SideBySide } from '../shared/side-by-side.tsx';
import { ScoreForm } from './score-form.tsx';
import { formatScore } from '../shared/score-text.ts';

type Cell = { offer: ScoredOffer };

function Head({ sheet, offer }: Cell & { sheet: ScoreSheet }) {
  const modal = useModal();
  const { request, name, rank } = offer;
  return (
    <Stack gap={2} alignItems="flex-start">
      <Anchor asChild fontWeight="bold">
        <Link to={webPaths.bidRequest(request)}>{name}</Link>
      </Anchor>
      <HStack flexWrap="wrap">
        {rank === null ? <Badge tone="warning">평가 전</Badge> : null}
        {rank === null ? null : <Badge tone={rank === 1 ? 'success' : 'neutral'}>{`${rank}위`}</Badge>}
      </HStack>
      {sheet.may_score ? (
        <Button
          size="sm"
          variant="outline"
          aria-label={`${name} 평가하기`}
          onClick={() =>
            void modal.open((close) => <ScoreForm sheet={sheet} offer={offer} onDone={close} />, {
              title: `'${name}' 업체 평가`,
              description: '항목마다 근거를 적거나, 아래에 증빙 파일을 올려 주세요. 비운 점수는 나중에 채울 수 있어요.',
              directClose: false,
            })
          }
        >
          평가하기
        </Button>
      ) : null}
    </Stack>
  );
}

/** The points of one criterion, and what they rest on. */
function PointsCell({ offer: { judgement, price, price_points }, criterion }: Cell & { criterion: ScoreCriterion }) {
  const { points, note } =
    criterion === 'price'
      ? { points: price_points, note: price === null ? '' : `부가세 포함 ${formatWon(price)}` }
      : judgement[criterion];
  return (
    <Stack gap={0.5}>
      <Text numeric fontWeight="medium">
        {points === null ? '-' : formatScore(points)}
      </Text>
      {note === '' ? null : (
        <Text size="sm" tone="subtle">
          {note}
        </Text>
      )}
    </Stack>
  );
}

const ProofCell = ({ offer: { files, name } }: Cell) =>
  files.length === 0 ? (
    '-'
  ) : (
    <AttachedFiles
      files={files.map(({ nano_id, name: title, size, file }) => ({ id: nano_id, name: title, size, address: file }))}
      label={`${name} 증빙 파일`}
    />
  );

type Row = { label: string; cell: (offer: ScoredOffer) => ReactNode };

/** Lists the rows by which offers are judged: the total, the criteria, the proofs, and the member who has judged. */
const listScoreRows = ({ weights }: ScoreSheet): Row[] => [
  {
    label: '총점',
    cell: ({ total }) => (
      <Text numeric fontWeight="bold">
        {total === null ? '-' : formatScore(total)}
      </Text>
    ),
  },
  ...SCORE_CRITERIA.map(({ key, label }): Row => ({
    label: `${label} (${weights[key]}점)`,
    cell: (offer) => <PointsCell offer={offer} criterion={key} />,
  })),
  { label: '증빙', cell: (offer) => <ProofCell offer={offer} /> },
  { label: '평가한 사람', cell: ({ scored_by }) => scored_by?.name ?? '-' },
];

/** Offers side by side: their points by criterion, the total, and the proofs. */
export const ScoreTable = ({ sheet }: { sheet: ScoreSheet }) => (
  <Stack gap={3}>
    <SideBySide
      label="적격심사 평가"
      caption={`제안 ${sheet.offers.length}건 평가`}
      corner="업체"
      columns={sheet.offers}
      toKey={({ request }) => request}
      renderHead={(offer) => <Head sheet={sheet} offer={offer} />}
      rows={listScoreRows(sheet)}
    />
    <Text size="sm" tone="muted">
      {describePriceRule(sheet.is_highest_best)}
    </Text>
  </Stack>
);
