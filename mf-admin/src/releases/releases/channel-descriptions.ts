import type { Candidate, ChannelEntry, Cohort } from '@danji/contracts/releases/channel';

export const COHORT_LABELS: Readonly<Record<Cohort, string>> = {
  staff: '운영자',
  general: '일반회원',
  brand: '업체회원',
};

type CanaryAudience = Pick<Candidate, 'percent' | 'cohorts'>;

/** Describes the audience of a candidate: `방문자의 10%, 운영자`. */
export function formatAudience({ percent, cohorts }: CanaryAudience): string {
  const groups = cohorts.map((cohort) => COHORT_LABELS[cohort]).join(', ');
  if (percent === 0) return groups || '아무도 아님';
  const share = percent === 100 ? '모든 방문자' : `방문자의 ${percent}%`;
  return groups === '' ? share : `${share}, ${groups}`;
}

type Entry = ChannelEntry | undefined;

const describeCanaryEnd = (entry: Entry, release: string): string[] =>
  entry?.candidate && entry.candidate.release !== release
    ? [`일부에게 보여 주던 ${entry.candidate.release} 릴리스는 끝나요.`]
    : [];

/** Describes the effect of a promotion. */
export const describePromotion = (entry: Entry, release: string): string[] =>
  entry
    ? [
        `지금 쓰는 ${entry.active} 릴리스 대신, 모든 사람이 새로 여는 화면부터 ${release} 릴리스를 써요. 이미 열린 화면은 저장하지 않은 내용이 없을 때 바뀌어요.`,
        ...describeCanaryEnd(entry, release),
        entry.previous === release
          ? `${entry.active} 릴리스는 저절로 다시 쓰이지 않아요.`
          : `문제가 생기면 ${entry.active} 릴리스로 한 번에 되돌릴 수 있어요.`,
      ]
    : [`모든 사람에게 이 화면이 처음으로 열려요. ${release} 릴리스를 써요.`];

/** Describes the effect of a canary. */
export const describeCanary = (entry: Entry, release: string, audience: CanaryAudience): string[] =>
  entry
    ? [
        `고른 사람(${formatAudience(audience)})은 ${release} 릴리스를, 나머지는 ${entry.active} 릴리스를 써요. 한 번 든 사람은 비율을 높여도 그대로 들어 있어요.`,
        ...describeCanaryEnd(entry, release),
        '쓰던 릴리스보다 불러오기 실패나 오류가 잦으면 자동으로 되돌려요.',
      ]
    : ['아직 적용한 릴리스가 없는 화면이에요. 먼저 모두에게 적용해 주세요.'];

/** Describes the effect of a roll-back. */
export function describeRollBack(entry: Entry): string[] {
  if (entry?.candidate)
    return [
      `${entry.candidate.release} 릴리스를 보던 사람(${formatAudience(entry.candidate)})이 다시 ${entry.active} 릴리스를 써요.`,
    ];
  if (entry?.previous)
    return [
      `모든 사람이 새로 여는 화면부터 다시 ${entry.previous} 릴리스를 써요.`,
      `${entry.active} 릴리스는 저절로 다시 쓰이지 않아요. 쓰려면 직접 적용해야 해요.`,
    ];
  return ['되돌릴 이전 릴리스가 없어요. 쓸 릴리스를 직접 적용해 주세요.'];
}

/** Describes the effect of a pin, or of its end. */
export const describePin = (entry: Entry, pinned: boolean): string[] =>
  entry
    ? pinned
      ? [
          `${entry.active} 릴리스는 불러오기 실패나 오류가 잦아도 자동으로 되돌리지 않아요. 그때는 최고관리자에게 알림을 보내요.`,
          '직접 되돌리거나 회수할 수는 있어요. 다른 릴리스를 적용하면 고정이 끝나요.',
        ]
      : [
          `적용한 지 한 시간 안에 쓰던 릴리스보다 불러오기 실패나 오류가 잦으면 ${entry.active} 릴리스를 자동으로 되돌려요.`,
        ]
    : ['아직 적용한 릴리스가 없는 화면이에요. 먼저 모두에게 적용해 주세요.'];

const REVOCATION_IS_FINAL = '회수한 릴리스는 다시 적용할 수 없어요. 고쳐서 새로 올려야 해요.';

/** Describes the effect of a revocation. */
export function describeRevocation(entry: Entry, release: string): string[] {
  if (entry?.active === release)
    return [
      entry.previous
        ? `모두가 쓰는 릴리스예요. 열려 있는 화면까지 바로 ${entry.previous} 릴리스로 바뀌어요.`
        : '모두가 쓰는 릴리스예요. 다른 릴리스가 하나도 없을 때만 회수할 수 있고, 그러면 이 화면은 열리지 않아요.',
      REVOCATION_IS_FINAL,
    ];
  if (entry?.candidate?.release === release)
    return [
      `지금 보고 있는 사람(${formatAudience(entry.candidate)})의 화면까지 바로 ${entry.active} 릴리스로 바뀌어요.`,
      REVOCATION_IS_FINAL,
    ];
  return [
    entry?.previous === release
      ? '되돌릴 릴리스에서 빠져요. 이 릴리스로 열려 있는 옛 화면은 바로 바뀌어요.'
      : '새로 쓰는 사람은 없지만, 이 릴리스로 열려 있는 옛 화면은 바로 바뀌어요.',
    REVOCATION_IS_FINAL,
  ];
}
