import { createContext, useContext, useId } from 'react';

export interface FieldState {
  inputId: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
  /** Called by a control that shows its own error: the Field hides its error until the returned function is called. */
  suppressFieldError: () => () => void;
}

export const FieldContext = createContext<FieldState | undefined>(undefined);

export interface ControlWiring {
  id: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-required'?: boolean | undefined;
  disabled?: boolean | undefined;
}

/**
 * The props that a control takes from the Field around it; its own props take precedence. Without a Field it only
 * gets an id.
 */
export function useControl(own: {
  id?: string | undefined;
  disabled?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}): ControlWiring {
  const field = useContext(FieldContext);
  const fallbackId = useId();
  const describedBy = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field?.inputId ?? fallbackId,
    ...(describedBy ? { 'aria-describedby': describedBy } : {}),
    ...(field?.invalid ? { 'aria-invalid': true } : {}),
    ...(field?.required ? { 'aria-required': true } : {}),
    ...(own.disabled || field?.disabled ? { disabled: true } : {}),
  };
}
