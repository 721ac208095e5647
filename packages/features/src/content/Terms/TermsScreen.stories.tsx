import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './TermsScreen.tsx';

const meta = {
  title: 'screens/content/Terms',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'terms' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The privacy policy has a new version announced. */
export const Default: Story = {};
export const Loading: Story = { parameters: answers(mock('listTerms').pending()) };
export const Empty: Story = { parameters: answers(mock('listTerms').empty()) };
export const ServerError: Story = {
  parameters: { ...answers(mock('listTerms').error()), ...oneLook },
};
export const Offline: Story = {
  parameters: { ...answers(mock('listTerms').offline()), ...oneLook },
};
export const LongText: Story = { parameters: answers(mock('listTerms').longText()) };
