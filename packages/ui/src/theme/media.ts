/** Breakpoints of the product (spec 9): phone below 768, narrow up to 992. Phone styles come first. */
export const breakpoint = { tablet: 768, desktop: 993 } as const;

/** Queries for styles and for `matchMedia`. */
export const media = {
  phone: '(width < 768px)',
  tablet: '(width >= 768px)',
  narrow: '(width <= 992px)',
  desktop: '(width > 992px)',
  hover: '(hover: hover) and (pointer: fine)',
  touch: '(pointer: coarse)',
  calm: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
} as const;
