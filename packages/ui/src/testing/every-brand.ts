import { brandNames } from '../theme/brand-names.ts';

const off = { disable: true } as const;

/** One after the other: with the default brand's picture in Vietnamese, every sheet is seen in all three. */
const languages = ['en', 'ko', 'vi'] as const;

const inEveryBrand = (viewport: 'desktop' | 'phone') => ({
  chromatic: {
    modes: {
      'phone dark ko': off,
      // The names of the modes stay, so that a story on a phone takes the place of its file's on a desktop.
      desktop: { viewport },
      ...Object.fromEntries(
        brandNames
          .filter((brand) => brand !== 'default')
          .map((brand, at) => [
            `desktop ${brand}`,
            { viewport, language: languages[at % 3], brand, mode: 'light' },
          ]),
      ),
    },
  },
});

/**
 * For the `parameters` of a sheet: one picture in every brand. A sheet shows both modes side by side, so that the
 * project's other modes (.storybook/modes.ts) would show nothing new.
 */
export const everyBrand = inEveryBrand('desktop');

/** The same for what is only there on a phone: a whole sheet, or one story of it. */
export const everyBrandOnPhone = inEveryBrand('phone');
