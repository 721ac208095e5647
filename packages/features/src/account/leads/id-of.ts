/** The id in an address; null for what cannot be one. */
export function idOf(part: string | undefined): number | null {
  const id = Number(part);
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : null;
}
