/** Breakpoints of the product (spec 9): phone below 768, narrow up to 992. */
export const viewports = {
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Narrow 992', styles: { width: '992px', height: '1000px' }, type: 'tablet' },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
} as const;

/**
 * What Chromatic photographs of every story: screens and parts in the house's brand, twice. `pnpm visual` takes every
 * story on a phone and on a desktop, in light. A sheet takes one mode of these
 * and the partners' brands besides (`everyBrand` in packages/ui/src/testing); what acts is not photographed.
 */
export const modes = {
  desktop: { viewport: 'desktop', language: 'vi', brand: 'default', mode: 'light' },
  // Both at once: what breaks in the dark does so in any language, and Korean breaks first where it is narrow.
  'phone dark ko': { viewport: 'phone', language: 'ko', brand: 'default', mode: 'dark' },
} as const;

/**
 * The most pictures of one full run; tests/fences/modes.test.ts counts. A commit takes what it touches (`onlyChanged`).
 * There are 3,344: 151 sheets in five brands, 1,251 stories in two modes, 87 of one code in one. A screen of ten
 * stories adds twenty, so that the 83 screens to come would ask for 5,000: before this budget is raised, what looks
 * alike everywhere (Offline, Forbidden, NotFound, RateLimited) takes `oneLook`, and codes stand on the part that shows
 * them, as OrderItemCard's do.
 */
export const pictures = 3500;

/** Every story is told at this moment: Friday 6 March 2026, 10:00 in Ho Chi Minh City. */
export const storyTime = new Date('2026-03-06T03:00:00Z');
