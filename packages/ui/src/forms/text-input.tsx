import { useId, useState, type ReactNode, type Ref } from 'react';
import type { HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { Icon } from '../icons/icon.tsx';
import type { IconName } from '../icons/icon-set.ts';
import { After, Before, Frame, InnerButton, InputBase } from './control-parts.ts';
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
 * The room for a suffix, in rem: Hangul is as wide as it is high, digits and Latin characters are a little wider than
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

/** A password with a button that shows it. Give `autoComplete` (`current-password` or `new-password`). */
export function PasswordInput({
  value,
  onChange,
  size,
  ...rest
}: Omit<TextInputProps, 'icon' | 'suffix' | 'type' | 'numeric'>) {
  const wiring = useControl(rest);
  const [isVisible, setIsVisible] = useState(false);
  return (
    <Frame>
      <InputBase
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        {...wiring}
        {...(size ? { size } : {})}
        type={isVisible ? 'text' : 'password'}
        after
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <After>
        <InnerButton
          type="button"
          aria-label={isVisible ? '비밀번호 숨기기' : '비밀번호 보기'}
          aria-controls={wiring.id}
          onClick={() => setIsVisible(!isVisible)}
        >
          <Icon name={isVisible ? 'eye-off' : 'eye'} />
        </InnerButton>
      </After>
    </Frame>
  );
}

export interface SearchInputProps extends Omit<TextInputProps, 'icon' | 'suffix' | 'type' | 'numeric'> {
  /** Its name for assistive technology. Default 검색. */
  label?: string | undefined;
  /** Enter; without it the page reacts to `onChange` (debounced by the page). */
  onSearch?: ((value: string) => void) | undefined;
}

/** A search box with a magnifier and a button that empties it; Escape empties it too. */
export function SearchInput({ value, onChange, onSearch, label = '검색', size, onKeyDown, ...rest }: SearchInputProps) {
  const wiring = useControl(rest);
  return (
    <Frame>
      <Before>
        <Icon name="search" />
      </Before>
      <InputBase
        placeholder={label}
        enterKeyHint="search"
        autoComplete="off"
        {...rest}
        {...wiring}
        {...(size ? { size } : {})}
        type="search"
        aria-label={label}
        before
        after={value !== ''}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') onSearch?.(value);
          if (event.key === 'Escape' && value !== '') {
            event.stopPropagation();
            onChange('');
          }
        }}
      />
      {value === '' ? null : (
        <After>
          <InnerButton
            type="button"
            aria-label="검색어 지우기"
            onClick={() => {
              onChange('');
              onSearch?.('');
            }}
          >
            <Icon name="circle-x" />
          </InnerButton>
        </After>
      )}
    </Frame>
  );
}
