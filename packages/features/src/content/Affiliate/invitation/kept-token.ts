const place = 'hien-shop-invitation';

/**
 * The token of a link, from behind `#`. It is kept for this tab while somebody signs in, so that it stands in no query on the
 * way back; a browser that keeps nothing asks to open the link again.
 */
export function keptToken(hash: string): string | undefined {
  const given = hash.slice(1);
  try {
    if (/^[\w-]+$/.test(given)) sessionStorage.setItem(place, given);
    return sessionStorage.getItem(place) ?? undefined;
  } catch {
    return given === '' ? undefined : given;
  }
}

export function forgetToken(): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Nothing was kept either.
  }
}
