import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './AboutUsScreen.tsx';

const meta = {
  title: 'screens/content/AboutUs',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'about-us' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Counting is on its way; the words are there. */
export const Loading: Story = {
  parameters: answers(mock('getFigures').pending()),
};

/** The figures could not be counted: none is shown, and the rest of the page stands. */
export const ServerError: Story = {
  parameters: { ...answers(mock('getFigures').error()), ...oneLook },
};

/** Nobody has asked yet: the words are there without questions. */
export const Empty: Story = {
  parameters: answers(mock('listFaq').empty()),
};

export const LongText: Story = {
  parameters: answers(mock('listFaq').longText()),
};
