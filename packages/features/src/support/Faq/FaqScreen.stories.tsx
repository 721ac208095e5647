import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './FaqScreen.tsx';

const meta = {
  title: 'screens/support/Faq',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'faq' },
  beforeEach: () => {
    signInForStory();
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Without accents; in English and Korean these letters find what they find there. */
export const Searched: Story = { parameters: { path: 'faq?q=hoan tien' } };

export const Unfolded: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('heading', { level: 3 });
    if (first) await userEvent.click(first);
  },
};

export const Empty: Story = { parameters: { path: 'faq?q=zzzz' } };

export const Loading: Story = {
  parameters: answers(mock('listFaq').pending()),
};

export const ServerError: Story = {
  parameters: answers(mock('listFaq').error()),
};

export const Refetching: Story = {
  parameters: answers(mock('listFaq').refetching()),
};

export const LongText: Story = {
  parameters: answers(mock('listFaq').longText()),
};
