import { useState, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../actions/button.tsx';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-set.ts';
import { LinkedText } from './linked-text.tsx';
import { useHydrated } from '../provider/use-hydrated.ts';

const Middle = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    gap: 1.5,
    paddingBlock: { base: 10, md: 14 },
    paddingInline: 4,
  },
  variants: { compact: { true: { paddingBlock: 8 } }, appears: { true: { animation: 'fadeIn 180ms ease-out' } } },
});
const Medallion = chakra('div', {
  base: { display: 'grid', placeItems: 'center', boxSize: 16, borderRadius: 'full', marginBottom: 3 },
  variants: {
    tone: { calm: { bg: 'brand.subtle', color: 'brand.fg' }, danger: { bg: 'danger.subtle', color: 'danger.fg' } },
  },
});
const Title = chakra('p', {
  base: { fontSize: 'lg', fontWeight: 'bold', letterSpacing: '-0.01em', textWrap: 'balance' },
});
const Description = chakra('p', { base: { color: 'fg.muted', maxWidth: '28em', textWrap: 'pretty' } });
const Action = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2, marginTop: 4 },
});

/** Fades in where it replaces other content; content of the first render appears at once. */
function useAppears(): boolean {
  const isHydrated = useHydrated();
  return useState(isHydrated)[0];
}

export interface EmptyStateProps {
  icon?: IconName | undefined;
  /** Names the missing content (`아직 일정이 없어요`). */
  title: string;
  /** The next step for the user. */
  description?: ReactNode;
  /** The button for the next step. */
  action?: ReactNode;
  /** Less space around it, for use inside cards. */
  compact?: boolean | undefined;
}

/** The state of an empty list, with the next step. Do not use it for failures. */
export function EmptyState({ icon = 'inbox', title, description, action, compact = false }: EmptyStateProps) {
  return (
    <Middle compact={compact} appears={useAppears()}>
      <Medallion tone="calm">
        <Icon name={icon} size={28} />
      </Medallion>
      <Title>{title}</Title>
      {description ? <Description>{description}</Description> : null}
      {action ? <Action>{action}</Action> : null}
    </Middle>
  );
}

export interface FailedStateProps {
  /** Default 불러오지 못했어요. */
  title?: string | undefined;
  /** Describes the failure and what to do; use the text of the problem where there is one. */
  description?: ReactNode;
  /** Shows 다시 시도. */
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** A second way out, for instance back to the list. */
  action?: ReactNode;
  compact?: boolean | undefined;
}

/**
 * The state after a failed read: shows the failure in place, so that the rest of the page stays, and offers 다시 시도.
 * Announced at once.
 */
export function FailedState({
  title = '불러오지 못했어요',
  description = '잠시 뒤 다시 시도해 주세요. 계속되면 고객센터에 알려 주세요.',
  onRetry,
  retrying = false,
  action,
  compact = false,
}: FailedStateProps) {
  return (
    <Middle role="alert" compact={compact} appears={useAppears()}>
      <Medallion tone="danger">
        <Icon name="alert" size={28} />
      </Medallion>
      <Title>{title}</Title>
      <Description>
        <LinkedText>{description}</LinkedText>
      </Description>
      {onRetry || action ? (
        <Action>
          {onRetry ? (
            <Button variant="outline" icon="refresh" loading={retrying} onClick={onRetry}>
              다시 시도
            </Button>
          ) : null}
          {action}
        </Action>
      ) : null}
    </Middle>
  );
}
