import { formatDateTime } from '@danji/contracts/format/date';
import { formatPoints } from '@danji/contracts/format/number';
import { type Referral, ReferralState, SUSPICION_TEXTS } from '@danji/contracts/points/referral';
import { Badge, Box, type TableColumn } from '@danji/ui';

const STATES = ReferralState.options.map(({ code, label }) => ({ value: String(code), label }));
const TONES = {
  [ReferralState.PAID]: 'success',
  [ReferralState.WAITING]: 'warning',
  [ReferralState.REFUSED]: 'neutral',
} as const;

export const ReferralBadge = ({ state }: Pick<Referral, 'state'>) => (
  <Badge tone={TONES[state]}>{ReferralState.label(state)}</Badge>
);

const toSuspicions = ({ suspicions }: Referral): string => suspicions.map((each) => SUSPICION_TEXTS[each]).join(', ');

/** The columns of recommended sign-ups; the list can be filtered by state, and exported with the points of both sides. */
export const REFERRAL_COLUMNS: readonly TableColumn<Referral>[] = [
  { key: 'user', header: '가입한 회원', cell: ({ user }) => user.name, exportValue: ({ user }) => user.name },
  {
    key: 'recommender',
    header: '추천인',
    cell: ({ recommender }) => recommender.name,
    exportValue: ({ recommender }) => recommender.name,
  },
  {
    key: 'state',
    header: '상태',
    filter: { kind: 'choice', options: STATES },
    cell: ({ state }) => <ReferralBadge state={state} />,
    exportValue: ({ state }) => ReferralState.label(state),
  },
  {
    key: 'referral_points',
    header: '추천인 적립',
    align: 'end',
    cell: ({ referral_points }) => formatPoints(referral_points),
    exportValue: ({ referral_points }) => referral_points,
  },
  {
    key: 'referred_points',
    header: '피추천인 적립',
    align: 'end',
    cell: ({ referred_points }) => formatPoints(referred_points),
    exportValue: ({ referred_points }) => referred_points,
  },
  {
    key: 'suspicions',
    header: '확인할 점',
    cell: (row) => (
      <Box as="span" lineClamp={2}>
        {toSuspicions(row) || '-'}
      </Box>
    ),
    exportValue: toSuspicions,
  },
  {
    key: 'created',
    header: '가입',
    whole: true,
    cell: ({ created }) => formatDateTime(created),
    exportValue: ({ created }) => formatDateTime(created),
  },
  { key: 'reason', header: '결정 사유', cell: ({ reason }) => reason || '-', exportValue: ({ reason }) => reason },
];
