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
 * A form in steps: 다음 checks the step and puts the focus on its first faulty field; 이전 keeps everything. The focus goes to
 * the heading of the new step. Enter goes on as 다음 does.
 */
export const StepForm = lazyComponent(() => import('./step-form-body.tsx'), 'StepFormBody', FormPlaceholder);
