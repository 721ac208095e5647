import { apply, businessRegistrationSchema, newUpgrade, upgradeMachine } from '@hien/domain';
import { ApiError } from '../../http/api-error.ts';
import { callerOf } from '../../http/network/caller.ts';
import { readForm } from '../../http/form.ts';
import type { Handler } from '../../http/handler.ts';
import { insertBusiness } from '../business/business-repository.ts';
import { checkNumber } from '../business/business.ts';
import type { Account } from '../account.ts';
import { recordConsents, signUpConsents } from './consents.ts';
import { withProvenEmail } from './prove-email.ts';
import { checkPasswords, newMember, ownerOf } from './register.ts';
import { emailTaken } from './registrability.ts';
import { insertUser } from '../user-repository.ts';
import { refuseWeakPassword } from '../passwords/weak-password.ts';

/**
 * An account with an application as a business in one step. It waits for staff like an upgrade does: nobody gets a
 * business member's rights by filling in a form.
 */
export function registerBusiness(account: Account): Handler<'registerBusiness'> {
  return async ({ body, language, request }) => {
    checkPasswords(body, language);
    refuseWeakPassword(body.password, ownerOf(body), language);
    const details = readForm(businessRegistrationSchema, body, language);
    const marketing = body.marketing_consent === true;
    const at = account.now();
    const applied = apply(upgradeMachine, newUpgrade('system', at), {
      event: 'apply',
      by: 'member',
      at,
      payload: { kind: details.type, complete: true },
    });
    if (!applied.ok) throw new ApiError('CONFLICT');
    const user = await newMember(account, { ...body, phone: null }, language);
    const consents = await signUpConsents(account.database, { marketing, adult: true }, at);
    const proof = {
      email: user.email,
      code: body.verification_code,
      language,
      caller: callerOf(request),
    };
    const id = await withProvenEmail(account, proof, async (tx) => {
      await checkNumber(tx, details.registration_number, at, language);
      const made = await insertUser(tx, user);
      if (made === null) throw emailTaken(null, language);
      await insertBusiness(tx, made, details, at);
      await recordConsents(tx, made, consents, at);
      return made;
    });
    return { data: { id, email: user.email, state: 'pending' } };
  };
}
