import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './ContractorPortfolioDetailScreen.tsx';

const meta = {
  title: 'screens/contractors/ContractorPortfolioDetail',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'contractor-portfolio-detail/1' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const project = mock('getContractorProject');

export const Default: Story = {};
/** Nobody of ours has been there, and no picture from before: the page says so and shows one picture. */
export const Unchecked: Story = { parameters: { path: 'contractor-portfolio-detail/3' } };
export const Loading: Story = { parameters: answers(project.pending()) };
export const NotFound: Story = { parameters: { path: 'contractor-portfolio-detail/999' } };
export const ServerError: Story = { parameters: answers(project.error()) };
export const Offline: Story = { parameters: { ...answers(project.offline()), ...oneLook } };
export const Refetching: Story = { parameters: answers(project.refetching()) };
export const LongText: Story = { parameters: answers(project.longText()) };
