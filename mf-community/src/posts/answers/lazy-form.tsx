import { lazyComponent, Skeleton } from '@danji/ui';

const Placeholder = () => <Skeleton height={80} />;

/** The form with its editor is loaded when a member begins to answer. */
export const AnswerForm = lazyComponent(() => import('./answer-form.tsx'), 'AnswerForm', Placeholder);
/** Only our staff takes an acceptance back. */
export const RevokeButton = lazyComponent(
  () => import('./revoke-button.tsx'),
  'RevokeButton',
  () => null,
);
