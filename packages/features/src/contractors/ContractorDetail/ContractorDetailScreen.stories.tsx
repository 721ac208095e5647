import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './ContractorDetailScreen.tsx';

const meta = {
  title: 'screens/contractors/ContractorDetail',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'contractor-detail/1' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const company = mock('getContractor');

export const Default: Story = {};
/** Admitted yesterday: no work, no reviews, nothing checked, and the page says so. */
export const Newcomer: Story = { parameters: { path: 'contractor-detail/6' } };
/** It has work and reviews, and sells no design: nothing stands in their place. */
export const Empty: Story = { parameters: { ...answers(mock('listDesigns').empty()), ...oneLook } };
export const Loading: Story = { parameters: answers(company.pending()) };
export const NotFound: Story = { parameters: { path: 'contractor-detail/999' } };
export const ServerError: Story = { parameters: answers(company.error()) };
export const Offline: Story = { parameters: { ...answers(company.offline()), ...oneLook } };
export const Refetching: Story = { parameters: { ...answers(company.refetching()), ...oneLook } };
export const LongText: Story = { parameters: answers(company.longText()) };
