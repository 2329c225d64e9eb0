import { useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { After, Frame, InnerButton, InputBase } from './control-parts.ts';
import { useControl } from './field-context.ts';
import type { TextInputProps } from './text-input.tsx';

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
