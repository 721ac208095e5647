import { MockFailure } from '../failure.ts';
import { contractorApplication, listedApplication } from '../fixtures/company-application.ts';
import { tokens } from '../fixtures/members.ts';
import { daysAgo } from '../fixtures/text.ts';
import type { Answers } from './answerer.ts';

/** The stories' one company stands in the directory; what another would send is told apart by its tax code. */
function asBusiness(token: string | null): void {
  if (token === null) throw new MockFailure(401);
  if (token !== tokens.partner) throw new MockFailure(403);
}

export const companyApplicationAnswers: Answers<'getContractorApplication' | 'applyAsContractor'> =
  {
    getContractorApplication({ token }) {
      asBusiness(token);
      return { data: listedApplication() };
    },

    applyAsContractor({ body, token }) {
      asBusiness(token);
      if (body.tax_code === listedApplication().tax_code) throw new MockFailure(409);
      if (!body.papers.every((address) => address.startsWith('/media/private/')))
        throw new MockFailure(422, {
          code: 'PRODUCT_07',
          fields: [{ field: 'papers', code: 'PRODUCT_07' }],
        });
      const { consent: _, key: __, ...told } = body;
      return { data: contractorApplication({ ...told, sent_at: daysAgo(0) }) };
    },
  };
