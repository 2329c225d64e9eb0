import type { RichDocument } from '@danji/contracts/documents/rich-document';
import { FailedState } from '@danji/ui';
import { Component, Fragment, type ReactNode } from 'react';

type Props = {
  start: RichDocument;
  children: (document: RichDocument, onEveryChange: (document: RichDocument) => void) => ReactNode;
};
type State = { attempt: number; hasFailed: boolean };

/** Failures so near to each other have one cause, and beginning anew does not help. */
const SOON_MS = 5000;

/**
 * Browser extensions and page translators move text nodes that React manages, and rendering then fails. The text is
 * not lost: the editor restarts with the last one. When this fails again at once, the user decides.
 */
export class EditorBoundary extends Component<Props, State> {
  override state: State = { attempt: 0, hasFailed: false };
  private last = this.props.start;
  private failedAt = 0;

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    globalThis.reportError(error);
    const now = Date.now();
    const isAgain = now - this.failedAt < SOON_MS;
    this.failedAt = now;
    if (!isAgain) this.begin();
  }

  private readonly remember = (document: RichDocument): void => {
    this.last = document;
  };

  private readonly begin = (): void => this.setState(({ attempt }) => ({ attempt: attempt + 1, hasFailed: false }));

  override render(): ReactNode {
    if (this.state.hasFailed)
      return (
        <FailedState
          title="편집기를 여는 데 실패했어요"
          description="쓰던 내용은 그대로 있어요."
          onRetry={this.begin}
        />
      );
    return <Fragment key={this.state.attempt}>{this.props.children(this.last, this.remember)}</Fragment>;
  }
}
