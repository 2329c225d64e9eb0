import { baseConfig, fastRefreshEntry, type AppConfig } from '@danji/federation/build/base-config';
import { PageManifestPlugin } from '@danji/federation/build/page-manifest-plugin';

/** The gallery as one bundle: `standalone` for development (`npm run gallery`), `production` for its pictures. */
const galleryConfig: AppConfig = async (variant) => {
  const base = baseConfig({ dir: import.meta.dirname, variant, uniqueName: 'danji_gallery', css: true });
  return {
    ...base,
    entry: { main: [...(variant === 'production' ? [] : [fastRefreshEntry]), './gallery/main.tsx'] },
    plugins: [...(base.plugins ?? []), new PageManifestPlugin('page.json')],
  };
};

export default galleryConfig;
