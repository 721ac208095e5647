/** The number of an address, or null when it is none that a payment could have. */
export function groupIdOf(text: string | null): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0;
  return id > 0 && id <= 2_147_483_647 ? id : null;
}
