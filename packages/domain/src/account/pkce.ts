/** The code exchange of the Zalo sign-in (3.6). Web Crypto, so the same code runs in the browser and on the server. */
function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Forty-three characters from 32 random bytes. */
export function codeVerifier(
  random: Uint8Array = crypto.getRandomValues(new Uint8Array(32)),
): string {
  return base64Url(random);
}

export async function codeChallenge(verifier: string): Promise<string> {
  return base64Url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))),
  );
}
