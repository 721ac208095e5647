import { MockFailure } from '../failure.ts';
import {
  builtCard,
  builtProject,
  builtProjects,
  finishedHome,
  finishedHomeCard,
  finishedHomes,
} from '../fixtures/built.ts';
import { type Answers, pageOf } from './answerer.ts';

export const builtAnswers: Answers<
  'listBuiltProjects' | 'getBuiltProject' | 'listFinishedHomes' | 'getFinishedHome'
> = {
  listBuiltProjects({ query, language }) {
    const found = builtProjects(language).filter(
      ({ design, company }) =>
        (query.design_id === undefined || design.id === query.design_id) &&
        (query.contractor_id === undefined || company.contractor_id === query.contractor_id),
    );
    return { data: pageOf(found.map(builtCard), query.page, query.limit ?? 12) };
  },

  getBuiltProject({ params, language }) {
    const found = builtProject(params.id, language);
    if (found === undefined) throw new MockFailure(404);
    return { data: found };
  },

  listFinishedHomes({ query, language }) {
    const found = finishedHomes(language).filter(
      ({ house_type: type, company }) =>
        (query.type === undefined || type === query.type) &&
        (query.contractor_id === undefined || company.contractor_id === query.contractor_id),
    );
    return { data: pageOf(found.map(finishedHomeCard), query.page, query.limit ?? 12) };
  },

  getFinishedHome({ params, language }) {
    const found = finishedHome(params.id, language);
    if (found === undefined) throw new MockFailure(404);
    return { data: found };
  },
};
