import { answers, fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from '../ContractorViewEditorScreen.tsx';
import { opened, sendCompany } from './story-steps.ts';

const page = 'contractor-view-editor/1';

const meta = {
  title: 'screens/contractors/ContractorViewEditor/Company',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: page },
  beforeEach: () => {
    localStorage.clear();
    signInForStory('partner');
    return () => {
      localStorage.clear();
      signOutForStory();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const draft = mock('readCompanyDraft');

type Draft = NonNullable<Parameters<typeof fixtures.companyDraft>[0]>;

/** The company's draft, otherwise than usual. */
const draftIs = (change: Draft) => draft.answer(() => ({ data: fixtures.companyDraft(change) }));

/** What the story's company typed, with something else in it. */
const typed = (change: Partial<NonNullable<Draft['content']>>) =>
  draftIs({ content: { ...fixtures.changedCompany(), ...change } });

/** Staff look at it: both versions at each part, and the way to take it back. */
export const StatusWaiting: Story = {
  parameters: {
    ...oneLook,
    ...answers(draftIs({ state: 'waiting', sent_at: '2026-03-05T02:15:00.000Z' })),
  },
};

/** Everything that is wrong is said at its field: the first part that has some is opened. */
export const StatusValidation: Story = {
  parameters: {
    ...oneLook,
    ...answers(
      typed({
        introduction: { vi: 'Gọi 0912 345 678 để có giá tốt', en: '<b>Best</b>', ko: '최\u200b고' },
        cover: '',
        services: [],
        area_from: 200,
        area_to: 60,
        budget_from: 900_000_000,
        budget_to: 200_000_000,
        website: 'javascript:alert(1)',
        hotline: '1900',
      }),
    ),
  },
  play: async (context) => {
    await sendCompany(context);
    await opened();
  },
};
