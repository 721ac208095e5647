import { brandNames } from '../theme/brand-names.ts';

const off = { disable: true } as const;

/** One after the other: with the house's own picture in Vietnamese, every sheet is seen in all three. */
const languages = ['en', 'ko', 'vi'] as const;

/**
 * For the `parameters` of a sheet: one picture in every brand. A sheet shows both modes side by side, so that the
 * project's other modes (.storybook/modes.ts) would show nothing new.
 */
export const everyBrand = {
  chromatic: {
    modes: {
      'phone dark ko': off,
      ...Object.fromEntries(
        brandNames
          .filter((brand) => brand !== 'default')
          .map((brand, at) => [
            `desktop ${brand}`,
            { viewport: 'desktop', language: languages[at % 3], brand, mode: 'light' },
          ]),
      ),
    },
  },
};
