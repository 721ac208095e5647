export { brandNames, brandTitles, type BrandName, type Mode } from './brand-names.ts';
export { footHeight } from './foot.css.ts';
export { layers } from './layers.css.ts';
export { breakpoint, media } from './media.ts';
export { floating, focusRing, hidden, touchTarget, transition, untilNear } from './mixins.ts';
export { depth, duration, easing, font, line, radius, size, space } from './scale.css.ts';
export { lineClamp, tabular, textStyle, type TextStyleName } from './typography.ts';
export { vars } from './vars.css.ts';
