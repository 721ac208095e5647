// Generated from openapi/ by packages/api/generate.ts. Change the contract, not this file.

/** The operations that never carry a token; the others carry it when there is one (D77). */
export const withoutToken: readonly string[] = [
  'POST /api/public/newsletter/subscribe',
]
