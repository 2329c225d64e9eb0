import { Skeleton } from '../../feedback/skeleton.tsx';
import { Stack } from '../../layout/primitives.tsx';
import { lazyComponent } from '../../lazy-component.tsx';

const FormPlaceholder = () => (
  <Stack gap={6}>
    <Skeleton height={7} />
    <Skeleton height="16rem" />
    <Skeleton height="3.25rem" />
  </Stack>
);

/**
 * A form in steps: 다음 validates the step and focuses its first invalid field; 이전 keeps all input. The focus moves to
 * the heading of the new step. Enter works like 다음.
 */
export const StepForm = lazyComponent(() => import('./step-form-body.tsx'), 'StepFormBody', FormPlaceholder);
