import type { buildApp } from '@hien/server/app';
import { examples } from './examples/emails.ts';

/** The code in every mail of a stage. */
export const mailedCode = '204815';

/** Has the codes mailed that the examples type, uses one up, and trades one for a ticket. Answers the ticket. */
export async function mailCodes(
  app: Awaited<ReturnType<typeof buildApp>>,
  { forgetful, taken }: { readonly forgetful: string; readonly taken: string },
): Promise<string> {
  const post = async (url: string, payload: object) =>
    (await app.inject({ method: 'POST', url, payload })).json<{ data: { ticket: string } }>();
  const send = (email: string, purpose: 'sign-up' | 'reset-password') =>
    post('/app/auth/send-verification-code', { email, purpose });
  for (const email of [examples.newcomer, examples.company, examples.mistyped, taken])
    await send(email, 'sign-up');
  await send(examples.active, 'sign-up');
  await post('/app/auth/register-user', {
    user_type: 'customer',
    login_method: 'system',
    email: examples.active,
    password: 'hien-2026',
    confirm_password: 'hien-2026',
    first_name: 'Lan',
    last_name: 'Phạm',
    verification_code: mailedCode,
    terms: true,
  });
  await send(examples.verifying, 'reset-password');
  await send(forgetful, 'reset-password');
  const { data } = await post('/app/auth/verify-code', { email: forgetful, code: mailedCode });
  return data.ticket;
}
