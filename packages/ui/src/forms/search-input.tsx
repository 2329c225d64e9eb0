import { Icon } from '../icons/icon.tsx';
import { After, Before, Frame, InnerButton, InputBase } from './control-parts.ts';
import { useControl } from './field-context.ts';
import type { TextInputProps } from './text-input.tsx';

export interface SearchInputProps extends Omit<TextInputProps, 'icon' | 'suffix' | 'type' | 'numeric'> {
  /** Its name for assistive technology. Default 검색. */
  label?: string | undefined;
  /** Called on Enter; without it the page reacts to `onChange` (debounced by the page). */
  onSearch?: ((value: string) => void) | undefined;
}

/** A search box with a magnifier and a button that clears it; Escape clears it too. */
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
