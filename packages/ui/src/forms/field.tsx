import { useCallback, useId, useMemo, useState, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { ErrorLine } from './error-line.tsx';
import { FieldContext } from './field-context.ts';

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: 1.5,
    minWidth: 0,
    overflowWrap: 'anywhere',
    '& > [aria-live]:empty': { marginTop: -1.5 },
  },
});
const LabelBase = chakra('label', {
  base: { fontSize: 'sm', fontWeight: 'semibold', color: 'fg', alignSelf: 'flex-start', maxWidth: 'full' },
});
const Mark = chakra('span', { base: { color: 'danger.fg', marginInlineStart: 0.5 } });
const Optional = chakra('span', { base: { color: 'fg.subtle', fontWeight: 'regular', marginInlineStart: 1.5 } });
const Help = chakra('div', { base: { fontSize: 'sm', color: 'fg.subtle' } });
export interface FieldProps {
  label: ReactNode;
  /** One control of this package; it takes id, description, error state and disabled from here. */
  children: ReactNode;
  required?: boolean | undefined;
  /** Shows 선택 beside the label, for forms in which most fields are required. */
  optional?: boolean | undefined;
  /** Help text, always shown under the control. */
  help?: ReactNode;
  /**
   * The error and how to fix it; the control becomes invalid. It is announced when it appears. An error that the
   * control itself reports about its text takes precedence.
   */
  error?: string | undefined;
  disabled?: boolean | undefined;
  /** For several controls under one name (radio buttons, two inputs): a group instead of a label for one input. */
  group?: boolean | undefined;
  /** Hides the label from sight, for search bars and table filters. */
  hideLabel?: boolean | undefined;
}

const HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** A control with its name, help and error, wired for assistive technology. */
export function Field({
  label,
  children,
  required = false,
  optional = false,
  help,
  error,
  disabled = false,
  group = false,
  hideLabel = false,
}: FieldProps) {
  const id = useId();
  const hasHelp = help !== undefined && help !== null;
  const [ownErrorCount, setOwnErrorCount] = useState(0);
  const suppressFieldError = useCallback(() => {
    setOwnErrorCount((count) => count + 1);
    return () => setOwnErrorCount((count) => count - 1);
  }, []);
  const visibleError = ownErrorCount > 0 ? undefined : error;
  const invalid = Boolean(visibleError);
  const state = useMemo(() => {
    const describedBy =
      [hasHelp ? `${id}help` : '', invalid ? `${id}error` : ''].filter(Boolean).join(' ') || undefined;
    return {
      inputId: `${id}input`,
      labelId: `${id}label`,
      describedBy,
      invalid,
      required,
      disabled,
      suppressFieldError,
    };
  }, [id, hasHelp, invalid, required, disabled, suppressFieldError]);
  // The mark leads to a group whose controls show no error of their own, such as a button that opens a choice.
  const groupProps = group
    ? {
        role: 'group',
        'aria-labelledby': state.labelId,
        'aria-describedby': state.describedBy,
        'data-invalid': invalid ? '' : undefined,
      }
    : {};
  return (
    <FieldContext value={state}>
      <Root {...groupProps}>
        <LabelBase
          id={state.labelId}
          {...(group ? { as: 'span' } : { htmlFor: state.inputId })}
          {...(hideLabel ? { css: HIDDEN } : {})}
        >
          {label}
          {required ? <Mark aria-hidden>*</Mark> : null}
          {optional ? <Optional>선택</Optional> : null}
        </LabelBase>
        {children}
        {hasHelp ? <Help id={`${id}help`}>{help}</Help> : null}
        <ErrorLine id={`${id}error`}>{visibleError}</ErrorLine>
      </Root>
    </FieldContext>
  );
}
