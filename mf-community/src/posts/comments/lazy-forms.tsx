import { lazyComponent, Skeleton } from '@danji/ui';

const load = () => import('./comment-form.tsx');
const Placeholder = () => <Skeleton height={40} />;

/** The forms are loaded by who may write; visitors only read. */
export const CommentForm = lazyComponent(load, 'CommentForm', Placeholder);
export const CommentEditForm = lazyComponent(load, 'CommentEditForm', Placeholder);
