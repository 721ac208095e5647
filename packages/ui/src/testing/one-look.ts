const off = { disable: true } as const;
const modes = ['phone', 'desktop', 'phone dark ko'] as const;

/**
 * For the `parameters` of a story that tells one code of many on a screen which other stories show in every mode: one
 * picture, where the screen is used most. The codes differ in words and buttons, not in layout or colour.
 */
export const oneLook = (kept: 'phone' | 'desktop') => ({
  chromatic: {
    modes: Object.fromEntries(modes.filter((mode) => mode !== kept).map((mode) => [mode, off])),
  },
});
