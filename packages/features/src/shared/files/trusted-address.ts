/** Of Trusted Types, where the browser has them (the DOM's own types do not know them yet). */
type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(input: string): string };
};

const made = new Map<string, string>();

/**
 * An address that a worker may be made of. The policy of its name, one of those that the server allows, makes this one address,
 * whatever it is asked for; it is made once.
 */
export function trustedAddress(policy: string, address: string): string {
  const known = made.get(policy);
  if (known !== undefined) return known;
  const policies = (window as { trustedTypes?: Policies }).trustedTypes;
  const trusted =
    policies?.createPolicy(policy, { createScriptURL: () => address }).createScriptURL(address) ??
    address;
  made.set(policy, trusted);
  return trusted;
}
