import { COMMUNITY_CATEGORIES, type CommunityCategory } from '@danji/contracts/community/community-categories';
import { getCommunityCategoryPicture } from '@danji/contracts/community/community-post.endpoints';
import {
  COLORS,
  composePicture,
  drawLabel,
  drawMark,
  drawText,
  EDGE,
  HEIGHT,
  toLogo,
  toShareVersion,
  toSvg,
  WIDTH,
} from '../../site/share-pictures/index.ts';

const ABOUT: Record<CommunityCategory, string> = {
  material: '관리 업무에 쓰는 서식과 자료를 나눠요',
  information: '법령과 기술, 현장의 사례를 읽어요',
  communication: '관리소장과 업체가 묻고 답해요',
};
const SIGN = 480;
const TEXT = WIDTH - SIGN - EDGE - 56;

/** Returns the content of the picture of a category. */
export const toCategoryCard = (category: CommunityCategory) => ({
  title: COMMUNITY_CATEGORIES[category].label,
  about: ABOUT[category],
});
type CategoryCard = ReturnType<typeof toCategoryCard>;

/** The address of the picture that other sites show with a link to a post of the category. */
export const toCategoryPictureUrl = (category: CommunityCategory): string =>
  `${getCommunityCategoryPicture.path.replace('{category}', category)}?version=${toShareVersion(toCategoryCard(category))}`;

/** Draws the picture that other sites show with a link to a post. It names neither post nor author. */
export async function drawCategoryCard({ title, about }: CategoryCard): Promise<Buffer> {
  const heading = await drawText(title, { size: 84, weight: 'Bold', color: COLORS.title, width: TEXT });
  const line = await drawText(about, { size: 32, weight: 'Medium', color: COLORS.text, width: TEXT });
  const sign = `<rect width="${SIGN}" height="${HEIGHT}" fill="${COLORS.pale}"/><g transform="translate(128 203) scale(8)">${toLogo(COLORS.brand)}</g>`;
  return composePicture([
    { input: toSvg(SIGN, HEIGHT, sign), left: WIDTH - SIGN, top: 0 },
    ...(await drawMark()),
    ...(await drawLabel('커뮤니티', 168)),
    { input: heading.input, left: EDGE, top: 262 },
    { input: line.input, left: EDGE, top: 262 + heading.height + 34 },
  ]);
}
