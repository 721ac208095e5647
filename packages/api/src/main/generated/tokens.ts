// Generated from openapi/ by packages/api/generate.ts. Change the contract, not this file.

/** The operations that never carry a token; the others carry it when there is one (D77). */
export const withoutToken: readonly string[] = [
  'POST /app/auth/login-user',
  'POST /app/auth/register-user',
  'POST /app/auth/register-business',
  'POST /app/auth/send-verification-code',
  'POST /app/auth/verify-code',
  'POST /app/auth/reset-password',
  'GET /app/auth/providers',
  'POST /app/auth/exchange-social-code',
  'POST /app/zalo/access_token',
  'GET /app/lead/trial/{id}',
  'GET /app/term/list',
  'GET /app/term/detail/{category}',
  'GET /app/about/figures',
  'POST /aws/upload',
]
