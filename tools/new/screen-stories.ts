import type { ListParts } from './contract-parts.ts';
import type { Naming } from './naming.ts';
import type { ScreenForm } from './screen-form.ts';

/** What somebody types; the schema takes it. */
const samples: Readonly<Record<string, string>> = {
  name: 'Nguyễn Thu An',
  phone: '0912345678',
  email: 'thu.an@hien.example',
};

/** One story a state: those of the list, and those of the form where there is one. */
export function screenStories(
  { area, name, kebab }: Naming,
  list: string,
  { paged, searched, filters }: ListParts,
  form: ScreenForm | undefined,
): string {
  const typed = form?.fields.flatMap((field) =>
    field.name === 'consent'
      ? []
      : [
          `  ${field.name}: '${samples[field.name] ?? field.list?.values[0] ?? 'Căn hộ hai phòng ngủ'}',`,
        ],
  );
  return `import { answers, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
${form ? "import { pressSend, sendFilled } from '../../shared/forms/story-steps.ts';\n" : ''}import { Screen } from './${name}Screen.tsx';

// One story a state, each held against its name: docs/how-to/write-stories.md.
const meta = {
  title: 'screens/${area}/${name}',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: '${kebab}' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const list = mock('${list}');

export const Default: Story = {};
export const Loading: Story = { parameters: answers(list.pending()) };
export const Empty: Story = { parameters: answers(list.empty()) };
export const ServerError: Story = { parameters: answers(list.error()) };
export const Offline: Story = { parameters: answers(list.offline()) };
export const Refetching: Story = { parameters: answers(list.refetching()) };
export const LongText: Story = { parameters: answers(list.longText()) };
${paged ? `export const BeyondTheLastPage: Story = { parameters: { path: '${kebab}?page=99' } };\n` : ''}${filters
    .slice(0, 1)
    .map(
      (filter) =>
        `export const Filtered: Story = { parameters: { path: '${kebab}?${filter.name}=${filter.values[0]}' } };\n`,
    )
    .join(
      '',
    )}${searched ? `/** Words that nothing has. */\nexport const NoneFound: Story = { parameters: { path: '${kebab}?q=phi%20c%C3%B4ng' } };\n` : ''}${
    form && typed
      ? `
const send = mock('${form.send}');
const typed = {
${typed.join('\n')}
};
const fill: Story['play'] = (context) => sendFilled(context, typed);

export const Invalid: Story = { play: pressSend };
export const Sending: Story = { parameters: answers(send.pending()), play: fill };
export const Received: Story = { play: fill };
export const SendingFailed: Story = { parameters: answers(send.error()), play: fill };
export const SendingOffline: Story = { parameters: answers(send.offline()), play: fill };
export const RateLimited: Story = { parameters: answers(send.rateLimited()), play: fill };
`
      : ''
  }`;
}
