import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-set.ts';
import { LinkedText } from './linked-text.tsx';
import type { Tone } from '../tokens.ts';

const ICON_OF: Record<Tone, IconName> = {
  neutral: 'info',
  brand: 'info',
  accent: 'coins',
  success: 'success',
  danger: 'alert',
  warning: 'warning',
};

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: 2.5,
    paddingInline: 4,
    paddingBlock: 3.5,
    borderRadius: 'lg',
    minWidth: 0,
    '& > svg': { marginTop: '2px' },
  },
  variants: {
    // A single line beside a button is centred on it.
    brief: { true: { alignItems: 'center', '& > svg': { marginTop: 0 } } },
    tone: {
      neutral: { bg: 'bg.muted', '& > svg': { color: 'fg.muted' } },
      brand: { bg: 'brand.subtle', '& > svg': { color: 'brand.fg' } },
      accent: { bg: 'accent.subtle', '& > svg': { color: 'accent.fg' } },
      success: { bg: 'success.subtle', '& > svg': { color: 'success.fg' } },
      danger: { bg: 'danger.subtle', '& > svg': { color: 'danger.fg' } },
      warning: { bg: 'warning.subtle', '& > svg': { color: 'warning.fg' } },
    },
  },
});
const AlertText = chakra('div', { base: { flex: '1 1 8rem', minWidth: 0 } });
const Title = chakra('p', { base: { fontWeight: 'semibold' } });
// Sentences of the server may be on lines of their own: why an account is blocked, and where to turn.
const Content = chakra('div', {
  base: { color: 'fg.muted', fontSize: 'sm', lineHeight: '1.6', whiteSpace: 'pre-line' },
});

export interface AlertProps {
  /** Default neutral. */
  tone?: Tone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** A button at the end. */
  action?: ReactNode;
  icon?: IconName | undefined;
  /** Announced at once when it appears; for failures of an action of the user. Default: only for danger. */
  announce?: boolean | undefined;
}

/** A message in context: the failure of a form, a condition, a hint. */
export function Alert({ tone = 'neutral', title, children, action, icon, announce = tone === 'danger' }: AlertProps) {
  return (
    <Frame tone={tone} brief={Boolean(action && !children)} {...(announce ? { role: 'alert' } : {})}>
      <Icon name={icon ?? ICON_OF[tone]} />
      <AlertText>
        {title ? <Title>{title}</Title> : null}
        {children ? (
          <Content>
            <LinkedText>{children}</LinkedText>
          </Content>
        ) : null}
      </AlertText>
      {action}
    </Frame>
  );
}
