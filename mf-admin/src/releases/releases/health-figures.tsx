import { formatNumber } from '@danji/contracts/format/number';
import {
  countAttempts,
  findWorseVitals,
  MIN_ATTEMPTS,
  toRates,
  VITAL_GOALS,
  VITAL_NAMES,
  type VitalName,
} from '@danji/contracts/releases/health-rules';
import type { ReleaseHealth } from '@danji/contracts/releases/health';
import { Alert, Grid, Stack, Text, upToColumns } from '@danji/ui';

const VITALS: Readonly<Record<VitalName, { label: string; format: (value: number) => string }>> = {
  lcp: { label: '첫 화면', format: (value) => `${(value / 1000).toFixed(1)}초` },
  inp: { label: '반응 속도', format: (value) => `${formatNumber(value)}ms` },
  cls: { label: '화면 밀림', format: (value) => String(Number(value.toFixed(3))) },
};

const toShare = (share: number): string => `${(share * 100).toFixed(share > 0 && share < 0.001 ? 2 : 1)}%`;

type FigureProps = { label: string; value: string; note?: string; isBad?: boolean };

function Figure({ label, value, note, isBad = false }: FigureProps) {
  return (
    <Stack gap={0}>
      <Text as="dt" size="xs" tone="subtle">
        {label}
      </Text>
      <Text as="dd" fontWeight="semibold" numeric {...(isBad && { tone: 'danger' as const })}>
        {value}
      </Text>
      {note ? (
        <Text as="dd" size="xs" {...(isBad ? { tone: 'danger' as const } : { tone: 'subtle' as const })}>
          {note}
        </Text>
      ) : null}
    </Stack>
  );
}

/** Shows the failure rates once there are enough attempts. */
function Rates({ health }: { health: ReleaseHealth }) {
  const rates = toRates(health);
  const note = rates ? undefined : `${MIN_ATTEMPTS}번부터 말해요`;
  return (
    <>
      <Figure label="열어 본 횟수" value={formatNumber(countAttempts(health))} />
      <Figure
        label="불러오기 실패"
        value={rates ? toShare(rates.load_failures) : `${formatNumber(health.load_failures)}번`}
        {...(note && { note })}
      />
      <Figure
        label="오류"
        value={rates ? toShare(rates.errors) : `${formatNumber(health.errors)}번`}
        {...(note && { note })}
      />
    </>
  );
}

function Vital({ name, health }: { name: VitalName; health: ReleaseHealth }) {
  const { label, format } = VITALS[name];
  const [value, goal] = [health[name], VITAL_GOALS[name]];
  // A few slow visits are no evidence against the release.
  const isBad = value !== null && value > goal && toRates(health) !== null;
  return (
    <Figure
      label={label}
      value={value === null ? '-' : format(value)}
      note={value === null ? '잰 적 없음' : `목표 ${format(goal)}${isBad ? ' 넘음' : ''}`}
      isBad={isBad}
    />
  );
}

/** Compares the health of a release with the goals, and with the `active` release that it may replace. */
export function HealthFigures({
  label,
  health,
  active,
}: {
  label: string;
  health: ReleaseHealth | undefined;
  active?: ReleaseHealth | undefined;
}) {
  if (!health)
    return (
      <Text size="sm" tone="subtle">
        아직 이 릴리스를 쓴 화면이 알려 온 것이 없어요.
      </Text>
    );
  const worse = active ? findWorseVitals(health, active) : [];
  return (
    <Stack gap={3}>
      <Grid as="dl" aria-label={label} gridTemplateColumns={upToColumns(3, '5.5rem')} gap={3}>
        <Rates health={health} />
        {VITAL_NAMES.map((name) => (
          <Vital key={name} name={name} health={health} />
        ))}
      </Grid>
      {worse.length > 0 ? (
        <Alert tone="warning">{`${worse.map((name) => VITALS[name].label).join(', ')} 값이 쓰던 릴리스보다 훨씬 나빠요. 저절로 되돌리지는 않아요.`}</Alert>
      ) : null}
    </Stack>
  );
}
