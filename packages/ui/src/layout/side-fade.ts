/**
 * Styles of a row that scrolls sideways: it fades out at a side where there is more of it, in browsers whose animations can
 * follow scrolling.
 */
export const SIDE_FADE = {
  maskImage:
    'linear-gradient(to right, transparent, #000 var(--fade-start, 0px) calc(100% - var(--fade-end, 0px)), transparent)',
  '@supports (animation-timeline: scroll())': {
    animation: 'fadeSides linear both',
    animationTimeline: 'scroll(self inline)',
    // It follows the hand and does not move by itself: reduced motion takes nothing away from it.
    animationDuration: 'auto !important',
  },
} as const;
