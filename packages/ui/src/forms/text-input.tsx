import { useId, type ReactNode, type Ref } from 'react';
import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-set.ts';
import { After, Before, Frame, InputBase } from './control-parts.ts';
import { useControl } from './field-context.ts';

type NativeInput = Omit<HTMLChakraProps<'input'>, 'onChange' | 'value' | 'defaultValue' | 'size'>;

export interface TextInputProps extends NativeInput {
  value: string;
  /** The whole new text. */
  onChange: (value: string) => void;
  /** Default md (48 px); sm (40 px) for filters above tables. */
  size?: 'sm' | 'md' | undefined;
  icon?: IconName | undefined;
  /** Text at the end of the control, for instance a unit (`원`). */
  suffix?: ReactNode;
  numeric?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * The space for a suffix, in rem: Hangul is as wide as it is high, digits and Latin characters are a little wider than
 * half of it.
 */
const measureSuffix = (suffix: ReactNode): number =>
  typeof suffix === 'string'
    ? Array.from(suffix).reduce((width, character) => width + (character > '\u2e7f' ? 1 : 0.65), 1.5)
    : 3;

/** One line of text. Controlled; give `type`, `autoComplete`, `inputMode`, `maxLength` as for an input element. */
export function TextInput({ value, onChange, icon, suffix, size, numeric, ...rest }: TextInputProps) {
  const unitId = useId();
  const wiring = useControl({
    ...rest,
    'aria-describedby': [rest['aria-describedby'], suffix ? unitId : ''].filter(Boolean).join(' '),
  });
  return (
    <Frame>
      {icon ? (
        <Before>
          <Icon name={icon} />
        </Before>
      ) : null}
      <InputBase
        type="text"
        {...rest}
        {...wiring}
        {...(size ? { size } : {})}
        {...(numeric ? { numeric } : {})}
        before={Boolean(icon)}
        {...(suffix ? { paddingInlineEnd: `${measureSuffix(suffix)}rem` } : {})}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {suffix ? (
        <After id={unitId} css={{ paddingInlineEnd: 3 }}>
          {suffix}
        </After>
      ) : null}
    </Frame>
  );
}
