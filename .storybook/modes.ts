/** Breakpoints of the product (spec 9): phone below 768, narrow up to 992. */
export const viewports = {
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Narrow 992', styles: { width: '992px', height: '1000px' }, type: 'tablet' },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
} as const;

/**
 * What Chromatic photographs of every story: screens and parts in the default brand, twice. `pnpm visual` takes every
 * story on a phone and on a desktop, in light. A sheet takes one mode of these
 * and the partners' brands besides (`everyBrand` in packages/ui/src/testing); what acts is not photographed.
 */
export const modes = {
  desktop: { viewport: 'desktop', language: 'vi', brand: 'default', mode: 'light' },
  // Both at once: what breaks in the dark does so in any language, and Korean breaks first where it is narrow.
  'phone dark ko': { viewport: 'phone', language: 'ko', brand: 'default', mode: 'dark' },
} as const;

/** The most pictures of stories in the modes above, and of sheets in one brand. */
const most = { ofStories: 4600, ofSheetsPerBrand: 170 };

/**
 * The most pictures of one full run; tests/fences/modes.test.ts counts. A brand more is a picture more of every sheet, and
 * raises no other number. A commit takes what it touches (`onlyChanged`). Before this budget is raised, what looks alike
 * everywhere (Offline, Forbidden, NotFound, RateLimited) takes `oneLook`, and codes stand on the part that shows them.
 */
export const picturesAtMost = (brands: number): number =>
  most.ofStories + most.ofSheetsPerBrand * brands;

/** Every story is told at this moment: Friday 6 March 2026, 10:00 in Ho Chi Minh City. */
export const storyTime = new Date('2026-03-06T03:00:00Z');
