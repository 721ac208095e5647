/** One dark pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Pictures by their content, as a phone would name them: for stories that upload. */
export function pictures(count: number): File[] {
  const bytes = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0));
  return Array.from(
    { length: count },
    (_, index) => new File([bytes], `phong-${index + 1}.png`, { type: 'image/png' }),
  );
}
