import { formatNumber } from '@danji/contracts/format/number';
import { PARTICLES, withParticle } from '@danji/contracts/format/particle';
import { Button, Flex, ProgressBar, Stack, Text } from '@danji/ui';
import type { ReactNode } from 'react';

type BulkRow = {
  id: number;
  name: string;
  /** The outcome, or why the row is left out; empty while there is none. */
  result: string;
  isRefused: boolean;
};

type BulkListProps = {
  /** The things in the list: `주문`. */
  subject: string;
  /** A verb: `승인`. */
  action: string;
  rows: readonly BulkRow[];
  /** The number of rows that can still be done. */
  left: number;
  isRunning: boolean;
  /** The part that is done, from 0 to 1. */
  progress: number;
  onRun: () => void;
  onClose: () => void;
  /** Fields above the list. */
  children?: ReactNode;
};

/** Does something with chosen rows one after the other, and says beside each what came of it; those left can be tried again. */
export const BulkList = ({
  subject,
  action,
  rows,
  left,
  isRunning,
  progress,
  onRun,
  onClose,
  children,
}: BulkListProps) => (
  <Stack gap={4}>
    {children}
    {isRunning ? (
      <ProgressBar label={`${withParticle(subject, PARTICLES.object)} 처리하는 중`} value={progress} />
    ) : null}
    <Stack as="ul" gap={0} aria-label={`처리할 ${subject}`}>
      {rows.map(({ id, name, result, isRefused }) => (
        <Flex key={id} as="li" gap={3} justifyContent="space-between" flexWrap="wrap" paddingBlock={2}>
          <Text as="span" overflowWrap="anywhere">
            {name}
          </Text>
          <Text as="span" size="sm" tone={isRefused ? 'danger' : 'muted'}>
            {result}
          </Text>
        </Flex>
      ))}
    </Stack>
    <Flex gap={2} justifyContent="flex-end" flexWrap="wrap">
      <Button variant="outline" disabled={isRunning} onClick={onClose}>
        닫기
      </Button>
      {left > 0 ? <Button loading={isRunning} onClick={onRun}>{`${formatNumber(left)}건 ${action}`}</Button> : null}
    </Flex>
  </Stack>
);
