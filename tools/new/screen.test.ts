import { expect, it } from 'vitest';
import { screenFiles } from './screen.ts';

const files = screenFiles('community', 'OpenJobs', {
  list: 'listJobs',
  form: { send: 'sendLead', schema: 'careerSchema' },
});
const folder = 'packages/features/src/community/OpenJobs';
const file = (name: string): string => files[`${folder}/${name}`] ?? '';

it('reads filters, search and pages of the address from the operation', () => {
  expect(file('open-jobs-address.ts')).toContain(
    'openJobsAddress = addressOf({ team: oneOf(jobTeams), q: words, page })',
  );
});

it('shows a filter with the labels of the domain', () => {
  expect(file('OpenJobsView.tsx')).toContain('label: jobTeamLabels[value][language]');
});

it('asks for each field of the schema once, with the control for what it takes', () => {
  const form = file('OpenJobsForm.tsx');
  expect([...form.matchAll(/<FormField name="(\w+)"/g)].map(([, name]) => name)).toEqual([
    'team',
    'message',
  ]);
  expect(form).toMatch(/<ContactFields \/>[\s\S]*<Select[\s\S]*<Textarea[\s\S]*<ConsentBox \/>/);
});

it('says nothing that no catalogue has', () => {
  const code = Object.entries(files)
    .filter(([path]) => path.endsWith('.tsx'))
    .map(([, content]) => content)
    .join('\n');
  const said = new Set([...code.matchAll(/text\('([\w.-]+)'/g)].map(([, id = '']) => id));
  const catalogue = JSON.parse(
    files['packages/features/src/community/messages/ko.json'] ?? '{}',
  ) as Record<string, string>;
  expect([...said].filter((id) => !(id in catalogue))).toEqual([]);
  expect(said.size).toBeGreaterThan(10);
});

it('has a story for each state of the list and of the form', () => {
  const stories = [
    ...file('OpenJobsScreen.stories.tsx').matchAll(/export const (\w+): Story/g),
  ].map(([, name]) => name);
  expect(stories).toEqual(
    'Default Loading Empty ServerError Offline Refetching LongText BeyondTheLastPage Filtered NoneFound Invalid Sending Received SendingFailed SendingOffline RateLimited'.split(
      ' ',
    ),
  );
});
