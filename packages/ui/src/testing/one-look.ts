const off = { disable: true } as const;

/**
 * For the `parameters` of a story that tells one code of many on a screen which other stories show in every mode: one
 * picture, on a desktop. The codes differ in words and buttons, not in layout or colour.
 */
export const oneLook = { chromatic: { modes: { 'phone dark ko': off } } };
