/** Said on the page after one has left for good. */
export const FAREWELL = '탈퇴했어요. 그동안 이용해 주셔서 고마워요.';
