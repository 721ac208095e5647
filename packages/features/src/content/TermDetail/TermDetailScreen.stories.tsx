import { answers, mock } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from './TermDetailScreen.tsx';

const meta = {
  title: 'screens/content/TermDetail',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'term-detail/privacy' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The version that applies, and word of the one that comes. */
export const StatusInForce: Story = {};

export const StatusAnnounced: Story = { parameters: { path: 'term-detail/privacy?version=3' } };

export const StatusSuperseded: Story = { parameters: { path: 'term-detail/privacy?version=1' } };

/** As a sheet of paper. */
export const Printed: Story = { parameters: { path: 'term-detail/service?print=1' } };

export const Loading: Story = { parameters: answers(mock('getTerms').pending()) };
export const ServerError: Story = {
  parameters: { ...answers(mock('getTerms').error()), ...oneLook },
};
export const Offline: Story = {
  parameters: { ...answers(mock('getTerms').offline()), ...oneLook },
};

/** A document nobody wrote. */
export const NotFound: Story = { parameters: { path: 'term-detail/hop-dong' } };

/** A version that never was. */
export const NoSuchVersion: Story = { parameters: { path: 'term-detail/privacy?version=9' } };

/** Another version was asked for; the one before stays until it comes. */
export const Refetching: Story = {
  parameters: { ...answers(mock('getTerms').refetching()), ...oneLook },
};

export const LongText: Story = { parameters: answers(mock('getTerms').longText()) };
