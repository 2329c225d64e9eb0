import { usePageTitle } from '@danji/shell-sdk';
import { FailedState, VisuallyHidden } from '@danji/ui';
import { Component, type ReactNode } from 'react';

type Props = {
  /** The name of the remote, for the panel (`워크스페이스`). */
  label: string;
  /** Changes with the address and the instance; a change clears the error. */
  resetKey: string;
  onError: (error: unknown) => void;
  onRetry: (error: unknown) => Promise<void>;
  compact?: boolean;
  /** Replaces the panel. */
  failure?: ReactNode;
  children: ReactNode;
};

type State = { error: unknown; resetKey: string; isRetrying: boolean };

type PanelProps = { label: string; onRetry: () => void; isRetrying: boolean };

const FailedPanel = ({ label, onRetry, isRetrying, compact = false }: PanelProps & { compact?: boolean }) => (
  <FailedState
    compact={compact}
    title={`${label} 화면을 열지 못했어요`}
    description="다른 메뉴는 그대로 쓸 수 있어요. 잠시 뒤 다시 시도해 주세요."
    onRetry={onRetry}
    retrying={isRetrying}
  />
);

/** The panel as a page: it sets the title that the screen would have set. */
function FailedScreen(props: PanelProps) {
  const { label } = props;
  usePageTitle(label);
  return (
    <>
      <VisuallyHidden as="h1">{label}</VisuallyHidden>
      <FailedPanel {...props} />
    </>
  );
}

/** Contains the crash or failed load of one remote: its panel is displayed, the header and the other remotes keep working. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { error: undefined, resetKey: this.props.resetKey, isRetrying: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('Unknown failure') };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { error: undefined, resetKey, isRetrying: false };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  #retry = () => {
    this.setState({ isRetrying: true });
    void this.props.onRetry(this.state.error).finally(() => this.setState({ error: undefined, isRetrying: false }));
  };

  override render(): ReactNode {
    const { label, compact = false, failure, children } = this.props;
    const { error, isRetrying } = this.state;
    if (error === undefined) return children;
    if (failure !== undefined) return failure;
    const panel = { label, isRetrying, onRetry: this.#retry };
    return compact ? <FailedPanel compact {...panel} /> : <FailedScreen {...panel} />;
  }
}
