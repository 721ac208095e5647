import { type CryptoKey, SignJWT, exportJWK, exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { type Answer, type Asked, json, trouble } from './answer.ts';
import { type Grant, type Grants, idAt, verifierFits } from './grants.ts';
import { emailAt } from './people.ts';

type Keys = { readonly privateKey: CryptoKey; readonly publicKey: CryptoKey };

/** A provider that answers with ID tokens: Google and Apple. */
export type OpenId = {
  readonly issuer: string;
  readonly now: () => number;
  readonly grants: Grants;
  /** Whether the caller is the application the code was made for. */
  readonly knowsSecret: (asked: Asked) => Promise<boolean>;
  /** Google says names and an e-mail; Apple only to a page that takes posts from it, which ours is not. */
  readonly tellsWho: boolean;
};

/** Answers `/keys` and `/token` with tokens that are right, or wrong in the way that was asked for. */
export async function openId(provider: OpenId): Promise<(asked: Asked) => Promise<Answer | null>> {
  const [keys, strangers] = await Promise.all([signingKeys(), signingKeys()]);
  return async (asked) => {
    if (asked.path === '/keys') {
      const key = await exportJWK(keys.publicKey);
      return json({ keys: [{ ...key, kid: 'simulated', use: 'sig', alg: 'RS256' }] });
    }
    if (asked.path !== '/token') return null;
    const { form } = asked;
    if (!(await provider.knowsSecret(asked))) return json({ error: 'invalid_client' }, 401);
    const grant = provider.grants.redeem(
      form.get('code'),
      (found) =>
        found.redirectUri === form.get('redirect_uri') &&
        found.clientId === form.get('client_id') &&
        verifierFits(found, form.get('code_verifier')),
    );
    if (grant === null) return json({ error: 'invalid_grant' }, 400);
    const signer = grant.outcome === 'forged' ? strangers : keys;
    return trouble(grant.outcome) ?? json({ id_token: await idToken(provider, grant, signer) });
  };
}

async function idToken(
  { issuer, now, tellsWho }: OpenId,
  grant: Grant,
  keys: Keys,
): Promise<string> {
  const { person, outcome } = grant;
  const issued = Math.floor(now() / 1000) - (outcome === 'expired' ? 7200 : 0);
  return new SignJWT({
    nonce: outcome === 'wrong-nonce' ? 'nonce-of-another-window' : grant.nonce,
    ...(tellsWho ? claimsOf(grant) : {}),
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'simulated' })
    .setIssuer(issuer)
    .setAudience(outcome === 'other-app' ? 'somebody-elses-app' : grant.clientId)
    .setSubject(idAt(grant.method, person))
    .setIssuedAt(issued)
    .setExpirationTime(issued + 3600)
    .sign(keys.privateKey);
}

function claimsOf({ method, person }: Grant) {
  const email = emailAt(method, person);
  return {
    given_name: person.first,
    family_name: person.last,
    ...(email === null ? {} : { email, email_verified: true }),
  };
}

const signingKeys = (): Promise<Keys> => generateKeyPair('RS256');

/** The key of our Apple account, as a .p8 file holds it, and who can tell a secret signed with it. */
export async function appleAccount(audience: string): Promise<{
  privateKey: string;
  knowsSecret: (asked: Asked, now: number) => Promise<boolean>;
}> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  return {
    privateKey: await exportPKCS8(privateKey),
    knowsSecret: async ({ form }, now) =>
      jwtVerify(form.get('client_secret') ?? '', publicKey, {
        audience,
        subject: form.get('client_id') ?? '',
        currentDate: new Date(now),
      }).then(
        () => true,
        () => false,
      ),
  };
}
