import { Skeleton } from '../feedback/skeleton.tsx';
import { lazyComponent } from '../lazy-component.tsx';

/** A text as a QR code, 11 rem square, for a camera. Give the text itself beside it: not everybody has a camera. */
export const QrCode = lazyComponent(
  () => import('./qr-code-body.tsx'),
  'QrCodeBody',
  () => <Skeleton style={{ width: '11rem', height: '11rem' }} />,
);
