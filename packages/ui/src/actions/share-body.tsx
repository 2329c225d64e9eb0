import { useRef, useState } from 'react';
import { toast } from '../feedback/toast-store.ts';
import { TextInput } from '../forms/text-input.tsx';
import { Modal } from '../overlays/modal.tsx';
import { Button, type ButtonProps } from './button.tsx';

export interface ShareButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'disabled'> {
  /** The title of the shared page. */
  title: string;
  /** Default: the address of the page. */
  url?: string | undefined;
  text?: string | undefined;
  /** Default 공유. */
  label?: string | undefined;
}

/** Phones and tablets have a system sheet for sharing; on a computer a link is copied (SPEC §2). */
const usesSystemSheet = (data: ShareData): boolean =>
  typeof navigator.share === 'function' &&
  matchMedia('(pointer: coarse)').matches &&
  (navigator.canShare?.(data) ?? true);

const isRefusal = (error: unknown, names: readonly string[]): boolean =>
  error instanceof Error && names.includes(error.name);

/**
 * Returns true when the page was shared or the user cancelled, false when the system refused: then the link is copied
 * instead.
 */
async function shareBySystem(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    if (isRefusal(error, ['AbortError'])) return true;
    if (isRefusal(error, ['NotAllowedError', 'InvalidStateError', 'DataError', 'TypeError'])) return false;
    throw error;
  }
}

/** false where the browser refuses the clipboard: no permission, an insecure page, or a browser inside an app. */
async function copyLink(url: string): Promise<boolean> {
  if (!navigator.clipboard) return false;
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch (error) {
    if (isRefusal(error, ['NotAllowedError', 'SecurityError'])) return false;
    throw error;
  }
}

/** The button itself; `ShareButton` loads it. */
export function ShareBody({ title, url, text, label = '공유', variant = 'outline', ...rest }: ShareButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [link, setLink] = useState('');
  const [refused, setRefused] = useState(false);
  const share = async (): Promise<void> => {
    const address = new URL(url ?? location.href, location.href).href;
    const data = { title, url: address, ...(text ? { text } : {}) };
    if (usesSystemSheet(data) && (await shareBySystem(data))) return;
    setLink(address);
    if (await copyLink(address)) toast({ tone: 'success', title: '클립보드에 복사되었습니다.' });
    else setRefused(true);
  };
  return (
    <>
      <Button icon="share" variant={variant} {...rest} onClick={() => void share()}>
        {label}
      </Button>
      <Modal
        open={refused}
        onClose={() => setRefused(false)}
        size="sm"
        title="링크를 직접 복사해 주세요"
        description="브라우저가 복사를 막고 있어요. 아래 링크를 길게 누르거나 Ctrl+C로 복사할 수 있어요."
        initialFocus={input}
        footer={<Button onClick={() => setRefused(false)}>닫기</Button>}
      >
        <TextInput
          ref={input}
          aria-label="공유할 링크"
          readOnly
          value={link}
          onChange={() => undefined}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Modal>
    </>
  );
}
