import { listDemoAuthors } from '../posts/index.ts';
import { defineFeature } from '../../platform/features/define-feature.ts';
import { recommendPersonalData } from './personal-data.ts';
import { recommendDemoPosts } from './recommend.repository.ts';
import { registerRecommendRoutes } from './recommend.routes.ts';

/** 추천 of posts, answers and comments of the community. */
export const recommends = defineFeature({
  name: 'recommends',
  routes: [registerRecommendRoutes],
  personalData: recommendPersonalData,
  demo: {
    name: 'recommends',
    order: 59,
    seed: async (db) => recommendDemoPosts(db, await listDemoAuthors(db)),
  },
});
