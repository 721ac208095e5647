import { allRoutes } from '@hien/domain/routes';
import { expect, it } from 'vitest';
import { createMatcher } from '../../routes/match.ts';
import { queues } from './all.ts';

const nameOf = createMatcher(
  Object.entries(allRoutes).map(([name, { pattern, match }]) => ({ name, pattern, match })),
);

it.each(queues.map(({ name }) => name))(
  'admin/%s is the list of that name, whatever other addresses of staff begin with',
  (name) => {
    expect(nameOf(`admin/${name}`)).toMatchObject({
      route: { name: 'adminQueue' },
      params: { queue: name },
    });
  },
);
