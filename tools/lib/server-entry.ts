const production = 'apps/server/src/main.ts';
const demonstration = 'apps/provider-simulator/src/serve.ts';

/**
 * The file that becomes the server. Whoever tries the product on a machine of their own pays and signs in through
 * simulated gateways and providers; with a public address, or where a demonstration is refused, the real ones are used
 * or none.
 */
export function serverEntry(env: Readonly<Record<string, string | undefined>>): string {
  return env.PUBLIC_URL === undefined && env.DEMO !== 'false' ? demonstration : production;
}
