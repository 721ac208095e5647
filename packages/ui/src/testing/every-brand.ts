import { brandNames } from '../theme/brand-names.ts';

const off = { disable: true } as const;

/**
 * For the `parameters` of a sheet: one picture in every brand. A sheet shows both modes side by side, and texts in
 * its rows, so that the project's other modes (.storybook/modes.ts) would show nothing new.
 */
export const everyBrand = {
  chromatic: {
    modes: {
      phone: off,
      'phone dark ko': off,
      ...Object.fromEntries(
        brandNames
          .filter((brand) => brand !== 'default')
          .map((brand) => [
            `desktop ${brand}`,
            { viewport: 'desktop', language: 'vi', brand, mode: 'light' },
          ]),
      ),
    },
  },
};
