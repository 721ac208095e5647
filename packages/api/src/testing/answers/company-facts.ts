import { factFault, factPapers, sentPaperFault, withFact } from '@hien/domain';
import { MockFailure } from '../failure.ts';
import { companyFactsCases, ownPapers, withSentPaper } from '../fixtures/company-facts.ts';
import { decidedNow, onlyAdmin } from './admin.ts';
import { type Answers, pageOf } from './answerer.ts';
import { asCompany } from './contractors.ts';

/** The company that was looked at, with words about it. */
function seen(id: number, version: number, words: { field: string; text: string }) {
  const found = companyFactsCases.find((one) => one.id === id);
  if (found === undefined) throw new MockFailure(404);
  if (found.version !== version)
    throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: found } });
  if (words.text.trim() === '')
    throw new MockFailure(422, {
      code: 'AUTH_15',
      fields: [{ field: words.field, code: 'AUTH_15' }],
    });
  return found;
}

/** What staff check of companies. */
export const companyFactsAnswers: Answers<
  | 'listCompanyFacts'
  | 'checkCompanyFact'
  | 'withdrawCompanyFact'
  | 'refuseCompanyPaper'
  | 'listOwnPapers'
  | 'sendOwnPaper'
> = {
  listCompanyFacts({ query: { q = '', of, page }, token }) {
    onlyAdmin(token);
    const asked = {
      sent: (one: (typeof companyFactsCases)[number]) => one.sent.length > 0,
      ending: (one: (typeof companyFactsCases)[number]) =>
        one.facts.some(({ until }) => until !== null && until <= '2026-04-05'),
      none: (one: (typeof companyFactsCases)[number]) => one.facts.length === 0,
    };
    const found = companyFactsCases.filter(
      (one) =>
        `${one.company_name} ${one.tax_code}`.toLowerCase().includes(q.toLowerCase()) &&
        (of === undefined || asked[of](one)),
    );
    return { data: pageOf(found, page, 20) };
  },

  checkCompanyFact({ params, body: { note, expected_version, ...told }, token }) {
    onlyAdmin(token);
    const found = seen(params.id, expected_version, { field: 'note', text: note });
    const fault = factFault(told, decidedNow.at.slice(0, 10));
    if (fault !== null) throw new MockFailure(422, { fields: [fault] });
    const kind = factPapers[told.paper];
    return {
      data: {
        ...found,
        version: found.version + 1,
        facts: [...withFact(found.facts, { ...told, kind })],
        sent: found.sent.filter((one) => one.paper !== told.paper),
        acts: [
          { ...decidedNow, act: `checked-${kind}`, text: `${told.on} · ${note}` },
          ...found.acts,
        ],
      },
    };
  },

  withdrawCompanyFact({ params, body: { kind, reason, expected_version }, token }) {
    onlyAdmin(token);
    const found = seen(params.id, expected_version, { field: 'reason', text: reason });
    if (!found.facts.some((one) => one.kind === kind))
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: found } });
    return {
      data: {
        ...found,
        version: found.version + 1,
        facts: found.facts.filter((one) => one.kind !== kind),
        acts: [{ ...decidedNow, act: `unchecked-${kind}`, text: reason }, ...found.acts],
      },
    };
  },

  refuseCompanyPaper({ params, body: { kind, reason, expected_version }, token }) {
    onlyAdmin(token);
    const found = seen(params.id, expected_version, { field: 'reason', text: reason });
    if (!found.sent.some((one) => one.kind === kind))
      throw new MockFailure(409, { code: 'VERSION_CONFLICT', body: { current: found } });
    return {
      data: {
        ...found,
        version: found.version + 1,
        sent: found.sent.filter((one) => one.kind !== kind),
        acts: [{ ...decidedNow, act: `refused-${kind}`, text: reason }, ...found.acts],
      },
    };
  },

  listOwnPapers({ token, language }) {
    asCompany(token);
    return { data: ownPapers(language) };
  },

  sendOwnPaper({ body: { paper, until, files }, token, language }) {
    asCompany(token);
    const fault = sentPaperFault({ paper, until }, decidedNow.at.slice(0, 10));
    if (fault !== null) throw new MockFailure(422, { fields: [fault] });
    if (!files.every((address) => address.startsWith('/media/private/')))
      throw new MockFailure(422, {
        code: 'PRODUCT_07',
        fields: [{ field: 'files', code: 'PRODUCT_07' }],
      });
    return { data: withSentPaper(ownPapers(language), { paper, until, files }) };
  },
};
