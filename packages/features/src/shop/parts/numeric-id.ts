/** The id of an address; undefined when it cannot be one, and nobody needs to be asked. */
export function numericId(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : undefined;
}
