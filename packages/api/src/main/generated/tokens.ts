// Generated from openapi/ by packages/api/generate.ts. Change the contract, not this file.
import type { TokenRule } from '../../contract-reader.ts'

/** When a call carries the token; a GET that is not named here carries it when there is one (D77). */
export const tokenRules: Readonly<Record<string, TokenRule>> = {
  'POST /app/auth/sign-out': 'required',
  'GET /app/auth/providers': 'none',
  'GET /commerce-app/auth/users-commerce-token': 'required',
  'GET /app/user/profile': 'required',
  'GET /app/partner/application': 'required',
  'POST /app/partner/apply': 'required',
  'POST /app/lead/send': 'optional',
  'GET /app/lead/list': 'required',
  'GET /app/lead/trial/{id}': 'none',
  'GET /app/term/list': 'none',
  'GET /app/term/detail/{category}': 'none',
  'GET /app/about/figures': 'none',
  'POST /app/contractor/contractor-update-number-of-type': 'required',
  'POST /app/inbox/upload': 'required',
  'GET /app/inbox/list': 'required',
  'GET /app/inbox/detail/{id}': 'required',
  'POST /app/inbox/read': 'required',
  'POST /app/inbox/reply': 'required',
  'GET /app/customer-center/list': 'required',
  'GET /app/customer-center/detail/{id}': 'required',
  'POST /app/customer-center/write': 'required',
  'POST /app/customer-center/edit': 'required',
  'POST /app/customer-center/ask': 'required',
  'GET /admin/customer-center/list': 'required',
  'GET /admin/customer-center/detail/{id}': 'required',
  'POST /admin/customer-center/answer': 'required',
}
