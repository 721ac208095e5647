/**
 * Modules that are photographed, with the mean colour of each picture: `module-{id}` of kind `module-photo` in packages/pictures/manifest.json
 * (a test compares the two, and says what is missing here). A module without one is shown as a drawing.
 */
export const modulePhotos: Readonly<Record<string, string>> = {};

/** Pixels of a photograph's sides. */
export const photoSide = 1_200;
