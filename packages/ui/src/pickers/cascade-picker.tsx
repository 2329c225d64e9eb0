import { Skeleton } from '../feedback/skeleton.tsx';
import { lazyComponent } from '../lazy-component.tsx';

const PickerPlaceholder = () => <Skeleton css={{ height: '3rem' }} />;

/**
 * Several choices out of two or three levels: 시·도 → 시·군·구, or type → group → category. A group can be chosen as a
 * whole. With search and chips, in a sheet on phones and a dialog from 1024 px on; nothing changes before 적용.
 */
export const CascadePicker = lazyComponent(
  () => import('./cascade/cascade-body.tsx'),
  'CascadeBody',
  PickerPlaceholder,
);
